import type { BreadcrumbList } from 'schema-dts'
import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'

/** A step of the way from the home page to a page. */
export interface Crumb {
  name: string
  path: string
}

/** The steps that a page shows: the home page, then its own. */
export function fromHome({ site }: Pick<Catalogue, 'site'>, crumbs: Crumb[]): Crumb[] {
  return [{ name: site.nav.home, path: PATHS.home }, ...crumbs]
}

/** The way to a page, from the home page on. */
export function breadcrumbNode(
  { siteUrl }: Pick<Catalogue, 'siteUrl'>,
  path: string,
  crumbs: Crumb[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${path}#breadcrumb`,
    itemListElement: crumbs.map(({ name, path: target }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: siteUrl + target,
    })),
  }
}
