import type { Brand } from '../../../features/partners/brands/api.ts'
import type { Location } from '../../../features/partners/locations/api.ts'
import type { SetupStep } from '../../../features/partners/project.ts'
import { brandSeeds } from '../../../features/partners/examples/brands.ts'
import { locationSeeds } from '../../../features/partners/examples/locations.ts'
import type { Store } from '../memory/store.ts'
import type { PartnerChanges } from './partnerState.ts'

const noPartnerChanges = (): PartnerChanges => ({ status: 'in_progress', submitShownAt: null, locations: {}, brands: {} })

export const getChanges = ({ state }: Store, slug: string): PartnerChanges => state.partnerChanges[slug] ?? noPartnerChanges()

/** Changes something in a project. */
export function changeProject(store: Store, slug: string, change: (changes: PartnerChanges) => void): void {
  store.update((state) => change((state.partnerChanges[slug] ??= noPartnerChanges())))
}

/** `where` is the page of the brand on which it is done, or else the field of its form. */
const step = (title: string, isDone: boolean, missing: string, where: Pick<SetupStep, 'page'> | Pick<SetupStep, 'field'>): SetupStep => ({
  page: null,
  field: null,
  ...where,
  title,
  isDone,
  missing: isDone ? null : missing,
})

/** The first part of the address that is missing. */
const missingPart = ({ addressOne, city, state }: Location): string =>
  !addressOne ? 'address_line_one' : !city ? 'city' : !state ? 'state' : 'zip_code'

const stepsOfLocation = (location: Location): readonly SetupStep[] => [
  step('Address', Boolean(location.addressOne && location.city && location.state && location.zipCode), 'Complete the address', {
    field: missingPart(location),
  }),
  step('Phone', location.phone !== null, 'Add a phone number', { field: 'phone' }),
  step('Menu', location.menuUrl !== null, 'Add a link to the menu', { field: 'menu_url' }),
  step('Reservations', location.reservationUrl !== null || location.reservationPhone !== null, 'Add a way to reserve a table', {
    field: 'reservation_url',
  }),
]

const stepsOfBrand = (brand: Brand): readonly SetupStep[] => [
  step('Description', brand.description !== null, 'Add a description', { field: 'brand_description' }),
  step('Website', brand.websiteUrl !== null, 'Add the address of the website', { field: 'website_url' }),
  step('Tags', brand.tagIds.length > 0, 'Choose at least one tag', { field: null }),
  step('Images', brand.heroImageId !== null, 'Choose a hero image', { page: 'images' }),
  step('Logos', brand.logoDarkId !== null && brand.logoLightId !== null, 'Upload a dark and a light logo', { page: 'logos' }),
]

/** The locations of a project as they are now. */
export function locationsIn(store: Store, slug: string): readonly Location[] {
  const { locations } = getChanges(store, slug)
  return (locationSeeds[slug] ?? []).flatMap((seed) => {
    const location = locations[seed.id] === undefined ? seed : locations[seed.id]
    return location ? [{ ...location, steps: stepsOfLocation(location) }] : []
  })
}

/** The brands of a project as they are now. */
export function brandsIn(store: Store, slug: string): readonly Brand[] {
  const { brands } = getChanges(store, slug)
  return (brandSeeds[slug] ?? []).flatMap((seed) => {
    const brand = brands[seed.id] === undefined ? seed : brands[seed.id]
    return brand ? [{ ...brand, steps: stepsOfBrand(brand) }] : []
  })
}
