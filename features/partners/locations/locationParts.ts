import type { Part } from '../records/mergeEdits.ts'
import type { LocationDraft } from './locationSchema.ts'

const part = (label: string, name: keyof LocationDraft): Part<LocationDraft> => ({ label, names: [name], text: (draft) => draft[name] })

/** What is chosen where two people changed a location, with the labels of its form. */
export const locationParts = (brands: readonly { readonly id: string; readonly name: string }[]): readonly Part<LocationDraft>[] => [
  part('Name', 'name'),
  { ...part('Brand', 'brandId'), text: ({ brandId }) => brands.find(({ id }) => id === brandId)?.name ?? brandId },
  part('Street address', 'addressOne'),
  part('Floor, suite (optional)', 'addressTwo'),
  part('City', 'city'),
  part('State', 'state'),
  part('ZIP code', 'zipCode'),
  part('Phone number', 'phone'),
  part('Menu link', 'menuUrl'),
  part('Reservation link', 'reservationUrl'),
  part('Reservation phone number', 'reservationPhone'),
  part('Priority reservation link', 'priorityReservationUrl'),
  part('Priority reservation phone number', 'priorityReservationPhone'),
  part('POS system', 'posSystem'),
]
