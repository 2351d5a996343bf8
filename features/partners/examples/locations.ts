import type { Location } from '../locations/api.ts'
import { brandSeeds } from './brands.ts'

const portland = { city: 'Portland', state: 'ME', zipCode: '04101' }

const connected = { isPosComplete: true, posReason: null, posSystem: 'Toast', stripeAccountId: '801' }

const dock: Location = {
  ...portland,
  ...connected,
  id: '301',
  name: 'Harbor & Rye, Dock Street',
  addressOne: '12 Dock Street',
  addressTwo: null,
  phone: '12075550110',
  menuUrl: 'https://harborrye.example/menu',
  reservationPhone: '12075550111',
  reservationUrl: 'https://book.example/harbor-rye',
  priorityReservationUrl: 'https://book.example/harbor-rye/members',
  priorityReservationPhone: '12075550112',
  brandId: '101',
  steps: [],
  version: '1',
}

const harborLocations: readonly Location[] = [
  dock,
  {
    ...dock,
    id: '302',
    name: 'Harbor & Rye, Mill Street',
    addressOne: '48 Mill Street',
    phone: '12075550120',
    reservationPhone: null,
    priorityReservationUrl: null,
    priorityReservationPhone: null,
    isPosComplete: false,
    posReason: 'Toast has not confirmed the connection yet. Ask your Toast representative to approve it.',
  },
  {
    ...dock,
    id: '303',
    name: 'Lark & Loaf, Congress Street',
    addressOne: '7 Congress Street',
    addressTwo: 'Corner of Elm',
    phone: null,
    menuUrl: null,
    reservationPhone: null,
    reservationUrl: null,
    priorityReservationUrl: null,
    priorityReservationPhone: null,
    brandId: '102',
    posSystem: 'Square',
  },
]

const cities = [
  { city: 'Austin', state: 'TX', zipCode: '78701' },
  { city: 'Denver', state: 'CO', zipCode: '80202' },
  { city: 'Oakland', state: 'CA', zipCode: '94607' },
  { city: 'Chicago', state: 'IL', zipCode: '60601' },
  { city: 'Seattle', state: 'WA', zipCode: '98101' },
] as const

const streets = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Grove', 'Hazel', 'Iron', 'Juniper', 'King', 'Linden', 'Market']

const ternBrands = brandSeeds['tern-group'] ?? []

const ternLocations: readonly Location[] = Array.from({ length: 500 }, (_, index): Location => {
  const brand = ternBrands[index % ternBrands.length]
  const street = `${streets[index % streets.length] ?? ''} Street`
  const number = 10 + index
  return {
    ...dock,
    ...cities[index % cities.length],
    ...connected,
    id: String(1_000 + index),
    name: `${brand?.name ?? ''}, ${number} ${street}`,
    addressOne: `${number} ${street}`,
    phone: `1212555${String(1_000 + index)}`,
    menuUrl: index % 9 === 4 ? null : `${brand?.websiteUrl ?? ''}/menu`,
    reservationUrl: `https://book.example/tern/${number}`,
    priorityReservationUrl: null,
    priorityReservationPhone: null,
    brandId: brand?.id ?? null,
    isPosComplete: index % 7 !== 3,
    posReason: index % 7 === 3 ? 'The POS has not answered since Tuesday.' : null,
    posSystem: index % 2 === 0 ? 'Toast' : 'Square',
  }
})

/** Named, with nothing filled in. */
const fernLocations: readonly Location[] = ['Alder Street', 'Union Station'].map((street, index) => ({
  id: String(311 + index),
  name: `Fern Kitchen, ${street}`,
  addressOne: null,
  addressTwo: null,
  city: null,
  state: null,
  zipCode: null,
  phone: null,
  menuUrl: null,
  reservationPhone: null,
  reservationUrl: null,
  priorityReservationUrl: null,
  priorityReservationPhone: null,
  brandId: '301',
  steps: [],
  isPosComplete: false,
  posReason: null,
  posSystem: null,
  stripeAccountId: null,
  version: '1',
}))

export const locationSeeds: Readonly<Record<string, readonly Location[]>> = {
  'harbor-rye': harborLocations,
  'tern-group': ternLocations,
  'fern-kitchen': fernLocations,
}
