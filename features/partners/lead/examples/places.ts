type PlaceWire = {
  readonly id: string
  readonly name: string
  readonly address_line_one: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
  readonly phone: string | null
  readonly website_url: string | null
}

export const listed = ({ id, name, city, state, address_line_one }: PlaceWire) => ({
  id,
  name,
  address: `${address_line_one}, ${city}, ${state}`,
})

export const directory: readonly PlaceWire[] = [
  {
    id: 'place-1',
    name: 'Tern & Table',
    address_line_one: '48 Wharf Street',
    city: 'Portland',
    state: 'ME',
    zip_code: '04101',
    phone: '12075550111',
    website_url: 'https://tern-table.example',
  },
  {
    id: 'place-2',
    name: 'Ternhouse Bakery',
    address_line_one: '7 Mill Lane',
    city: 'Austin',
    state: 'TX',
    zip_code: '78702',
    phone: null,
    website_url: null,
  },
  {
    id: 'place-3',
    name: 'Osteria Luce',
    address_line_one: '310 Grand Avenue',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94610',
    phone: '15105550144',
    website_url: 'https://osteria-luce.example',
  },
]

/** Only the search of all restaurants finds these. */
export const fartherPlaces: readonly PlaceWire[] = [
  {
    id: 'place-9',
    name: 'The Tern Rooms',
    address_line_one: '2 Station Road',
    city: 'Burlington',
    state: 'VT',
    zip_code: '05401',
    phone: null,
    website_url: null,
  },
]
