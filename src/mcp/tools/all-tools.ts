import type { Resources } from '../../core/resources.ts'
import type { Catalogue } from '../../catalogue/build.ts'
import { PATHS } from '../../catalogue/urls.ts'
import type { SitePages } from '../site-pages.ts'
import type { Tool } from '../tool.ts'
import { getBookingInfo } from './get-booking-info.ts'
import { getPracticeInfo } from './get-practice-info.ts'
import { listServices } from './list-services.ts'
import { readSitePage } from './read-site-page.ts'
import { searchFaq } from './search-faq.ts'

/** Every tool, in the order they are listed. */
export function allTools(catalogue: Catalogue, resources: Resources, pages: SitePages): Tool[] {
  const { siteUrl, site } = catalogue
  return [
    getPracticeInfo(resources),
    listServices(resources, site.search.noMatch),
    searchFaq(resources, site.search.noMatch),
    getBookingInfo(resources, siteUrl + PATHS.booking),
    readSitePage(pages, siteUrl),
  ]
}
