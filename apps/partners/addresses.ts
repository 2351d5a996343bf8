import { type PartnerPage, partnerPages } from '../../features/partner/pages.ts'

/**
 * Where each page of the navigation is. Every page is one level below the app, and names what it shows in its query: a build
 * with relative paths finds its files from there.
 */
export const pathOf = { dashboard: '/' } as const satisfies Record<PartnerPage, string>

/** Pages of one item, and the page of the navigation that they belong to. */
const pagesBelow: Readonly<Record<string, PartnerPage>> = {}

const isPage = (name: string): name is PartnerPage => Object.hasOwn(partnerPages, name)

/** The page of the navigation at a path; null for none. */
export function pageAt(pathname: string): PartnerPage | null {
  const page = Object.entries(pathOf).find(([, path]) => path === pathname)?.[0] ?? pagesBelow[pathname]
  return page !== undefined && isPage(page) ? page : null
}
