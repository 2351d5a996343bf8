import type { Brand } from '../../../features/partners/brands/brand.ts'
import type { Location } from '../../../features/partners/locations/location.ts'
import type { Step } from '../../../features/partners/steps.ts'
import { brandSeeds } from '../../../features/partners/examples/brands.ts'
import { locationSeeds } from '../../../features/partners/examples/locations.ts'
import type { Store } from '../memory/store.ts'
import type { PartnerChanges } from './partnerState.ts'

const noPartnerChanges = (): PartnerChanges => ({ status: 'in_progress', submitShownAt: null, locations: {}, brands: {} })

export const changesOf = ({ state }: Store, slug: string): PartnerChanges => state.partnerChanges[slug] ?? noPartnerChanges()

/** Changes something in a project. */
export function changeProject(store: Store, slug: string, change: (changes: PartnerChanges) => void): void {
  store.update((state) => change((state.partnerChanges[slug] ??= noPartnerChanges())))
}

const step = (title: string, isDone: boolean, missing: string, page: Step['page'] = null): Step => ({
  title,
  isDone,
  missing: isDone ? null : missing,
  page,
})

const stepsOfLocation = (location: Location): readonly Step[] => [
  step('Address', Boolean(location.addressOne && location.city && location.state && location.zipCode), 'Complete the address'),
  step('Phone', location.phone !== null, 'Add a phone number'),
  step('Menu', location.menuUrl !== null, 'Add a link to the menu'),
  step('Reservations', location.reservationUrl !== null || location.reservationPhone !== null, 'Add a way to reserve a table'),
]

const stepsOfBrand = (brand: Brand): readonly Step[] => [
  step('Description', brand.description !== null, 'Add a description'),
  step('Website', brand.websiteUrl !== null, 'Add the address of the website'),
  step('Tags', brand.tagIds.length > 0, 'Choose at least one tag'),
  step('Images', brand.heroImageId !== null, 'Choose a hero image', 'images'),
  step('Logos', brand.logoDarkId !== null && brand.logoLightId !== null, 'Upload a dark and a light logo', 'logos'),
]

/** The locations of a project as they are now. */
export function locationsIn(store: Store, slug: string): readonly Location[] {
  const { locations } = changesOf(store, slug)
  return (locationSeeds[slug] ?? []).flatMap((seed) => {
    const location = locations[seed.id] === undefined ? seed : locations[seed.id]
    return location ? [{ ...location, steps: stepsOfLocation(location) }] : []
  })
}

/** The brands of a project as they are now. */
export function brandsIn(store: Store, slug: string): readonly Brand[] {
  const { brands } = changesOf(store, slug)
  return (brandSeeds[slug] ?? []).flatMap((seed) => {
    const brand = brands[seed.id] === undefined ? seed : brands[seed.id]
    return brand ? [{ ...brand, steps: stepsOfBrand(brand) }] : []
  })
}
