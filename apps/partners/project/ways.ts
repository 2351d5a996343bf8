import type { AnyRoute } from '@tanstack/react-router'
import type { NextStep } from '../../../features/partners/dashboard/nextStep.ts'
import type { Incomplete } from '../../../features/partners/dashboard/readiness.ts'
import { pageNames, type PartnerPage } from '../../../features/partners/pages.ts'
import type { SectionName } from '../../../features/partners/project.ts'
import * as at from '../addresses.ts'

const { dashboard, locations, brands, finances, integrations, team } = at

/** Each page of the navigation. */
export const pageRoutes = { dashboard, locations, brands, finances, integrations, team } as const satisfies Record<PartnerPage, AnyRoute>

type ItemRoutes = {
  readonly form: typeof at.locationForm | typeof at.brandForm
  readonly images?: typeof at.brandImages
  readonly logos?: typeof at.brandLogos
}

/** The pages of one item, by the page of the navigation that they belong to. */
const itemRoutes: { readonly [Page in PartnerPage]?: ItemRoutes } = {
  locations: { form: at.locationForm },
  brands: { form: at.brandForm, images: at.brandImages, logos: at.brandLogos },
}

const getRoutes = (page: PartnerPage): readonly AnyRoute[] => [pageRoutes[page], ...Object.values(itemRoutes[page] ?? {})]

/** The page of the navigation at a path; null for none. */
export const pageAt = (pathname: string): PartnerPage | null =>
  pageNames.find((page) => getRoutes(page).some(({ fullPath }) => fullPath === pathname)) ?? null

/** The part of a query that names the thing that is edited; the rest is the state of a list. */
export const editedBy = ['project', 'id'] as const

/** A page of the portal, and what its query names. */
export type Way = {
  readonly to: (typeof pageRoutes)[PartnerPage] | NonNullable<ItemRoutes[keyof ItemRoutes]>
  readonly search: { readonly id?: string; readonly field?: string }
}

/** The page of a dashboard's section or of an incomplete item. */
export function sectionWay(section: SectionName, item: Pick<Incomplete, 'id' | 'page' | 'field'> | null): Way {
  const to = item && itemRoutes[section]?.[item.page ?? 'form']
  if (!to) return { to: pageRoutes[section], search: {} }
  return { to, search: { id: item.id, ...(item.page === null && item.field !== null && { field: item.field }) } }
}

/** The page of the next step; null if other people have to act. */
export function wayTo(step: NextStep): Way | null {
  switch (step.kind) {
    case 'wait':
      return null
    case 'submit':
      return { to: dashboard, search: {} }
    case 'complete':
      return sectionWay(step.section, step.item)
  }
}
