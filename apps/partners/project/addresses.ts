import type { NextStep } from '../../../features/partners/dashboard/nextStep.ts'
import type { Incomplete } from '../../../features/partners/dashboard/readiness.ts'
import { type PartnerPage, partnerPages } from '../../../features/partners/pages.ts'
import type { StepPage } from '../../../features/partners/project.ts'

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

/** What of a query names the thing that is edited; the rest is the state of a list. */
export const editedBy = ['project', 'id'] as const

/** A page of the portal, and what its query names. */
export type Way = { readonly path: string; readonly search: Readonly<Record<string, string>> }

const itemPaths: Readonly<Record<string, string>> = { locations: '/location', brands: '/brand' }

export const stepPaths = { images: '/brand-images', logos: '/brand-logos' } as const satisfies Record<StepPage, string>

/** Where a section of the dashboard is, or where one of its items is completed; null while the section has no page. */
export function sectionPath(section: string, item: Pick<Incomplete, 'id' | 'page' | 'field'> | null): Way | null {
  const itemPath = itemPaths[section]
  if (item !== null && itemPath !== undefined)
    return item.page === null
      ? { path: itemPath, search: { id: item.id, ...(item.field !== null && { field: item.field }) } }
      : { path: stepPaths[item.page], search: { id: item.id } }
  return isPage(section) ? { path: pathOf[section], search: {} } : null
}

/** Where the next step is done; null where others have to act, and where no page is there for it. */
export function wayTo(step: NextStep): Way | null {
  switch (step.kind) {
    case 'wait':
      return null
    case 'submit':
      return { path: pathOf.dashboard, search: {} }
    case 'complete':
      return sectionPath(step.section, step.item)
  }
}

/** Whether a way leads to the page that is open, with the item that its address names. */
export const isAt = ({ path, search }: Way, pathname: string, id: string): boolean => path === pathname && (search['id'] ?? '') === id
