import type { BreadcrumbList } from 'schema-dts'
import type { Catalogue } from '../catalogue/build.ts'
import { PATHS } from '../catalogue/urls.ts'

export interface Crumb {
  name: string
  path: string
}

/** The breadcrumbs of a page with the home page before them. */
export function fromHome({ site }: Pick<Catalogue, 'site'>, crumbs: Crumb[]): Crumb[] {
  return [{ name: site.nav.home, path: PATHS.home }, ...crumbs]
}

/** The breadcrumbs of the page at a path, as schema.org has them (https://schema.org/BreadcrumbList). */
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
