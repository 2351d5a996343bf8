import { type PartnerPage, partnerPages } from '../../features/partner/pages.ts'

/** Where each page of the navigation is. The query names what a page shows: the project, the item, the state of a list. */
export const pathOf = {
  dashboard: '/',
  locations: '/locations',
  brands: '/brands',
  finances: '/finances',
  integrations: '/integrations',
  team: '/team',
} as const satisfies Record<PartnerPage, string>

/** Pages of one item, and the page of the navigation that they belong to. */
const pagesBelow: Readonly<Record<string, PartnerPage>> = {
  '/location': 'locations',
  '/brand': 'brands',
  '/brand-images': 'brands',
  '/brand-logos': 'brands',
}

const isPage = (name: string): name is PartnerPage => Object.hasOwn(partnerPages, name)

/** The page of the navigation at a path; null for none. */
export function pageAt(pathname: string): PartnerPage | null {
  const page = Object.entries(pathOf).find(([, path]) => path === pathname)?.[0] ?? pagesBelow[pathname]
  return page !== undefined && isPage(page) ? page : null
}

/** A page of the portal, and what its query names. */
export type Way = { readonly path: string; readonly search: Readonly<Record<string, string>> }

/** The page of an item of each section that has such pages. */
const itemPaths: Readonly<Record<string, string>> = { locations: '/location', brands: '/brand' }

/** Where a section of the dashboard is, or one of its items; null while the section has no page. */
export function sectionPath(section: string, itemId: string | null): Way | null {
  const itemPath = itemPaths[section]
  if (itemId !== null && itemPath !== undefined) return { path: itemPath, search: { id: itemId } }
  return isPage(section) ? { path: pathOf[section], search: {} } : null
}
