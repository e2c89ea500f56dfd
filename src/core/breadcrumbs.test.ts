import { expect, it } from 'vitest'
import { content } from '../instance.ts'
import { breadcrumbNode, fromHome } from './breadcrumbs.ts'

const { catalogue } = await content()

it('the way to a page begins at home, as the page shows it', () => {
  const { siteUrl, site } = catalogue
  const crumbs = fromHome(catalogue, [{ name: 'About', path: '/about' }])
  expect(breadcrumbNode(catalogue, '/about', crumbs)).toMatchObject({
    '@id': `${siteUrl}/about#breadcrumb`,
    itemListElement: [
      { position: 1, name: site.nav.home, item: `${siteUrl}/` },
      { position: 2, name: 'About', item: `${siteUrl}/about` },
    ],
  })
})
