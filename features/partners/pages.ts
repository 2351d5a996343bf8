import type { IconName } from '../../ui/Icon/icons.ts'

/** The pages of the navigation, in its order. A page is listed once its route exists. */
export const partnerPages = {
  dashboard: { label: 'Dashboard', icon: 'dashboard' },
  locations: { label: 'Locations', icon: 'place' },
  brands: { label: 'Brands', icon: 'dish' },
  finances: { label: 'Finances', icon: 'bank' },
  integrations: { label: 'Integrations', icon: 'plug' },
  team: { label: 'Team', icon: 'person' },
} as const satisfies Record<string, { readonly label: string; readonly icon: IconName }>

export type PartnerPage = keyof typeof partnerPages

const isPage = (name: string): name is PartnerPage => Object.hasOwn(partnerPages, name)

export const pageNames: readonly PartnerPage[] = Object.keys(partnerPages).filter(isPage)
