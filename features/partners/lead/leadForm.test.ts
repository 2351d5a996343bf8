import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createDraft, leadSchema } from './leadForm.ts'
import { placeResponse, placesResponse } from './place.ts'

const wire = {
  id: 7,
  name: 'Tern & Table',
  address_line_one: '48 Wharf Street',
  city: 'Portland',
  state: 'ME',
  zip_code: '04101',
  phone: '12075550111',
  website_url: 'https://tern-table.example',
}
const tern = z.parse(placeResponse, { place: wire })
const person = { firstName: 'Ida', lastName: 'Brandt', email: ' Ida@Tern-Table.example ', phone: '(207) 555-0123' }
const read = (change: object = {}, place: typeof tern | null = tern) =>
  z.safeParse(leadSchema(place), { ...createDraft(place), ...person, ...change })

describe('PUB-04 the answers of the directory', () => {
  it('are read as restaurants; those without a name are left out', () => {
    const places = [
      { id: 7, name: 'Tern & Table', address: '48 Wharf Street' },
      { id: 8, name: 'Kumo' },
      { id: 9, name: ' ' },
    ]
    expect(z.parse(placesResponse, { places })).toEqual([
      { id: '7', name: 'Tern & Table', address: '48 Wharf Street' },
      { id: '8', name: 'Kumo', address: null },
    ])
  })
  it('are read with the restaurant’s address, telephone number and website', () => {
    expect(tern).toEqual({
      placeId: '7',
      name: 'Tern & Table',
      addressOne: '48 Wharf Street',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
      phone: '12075550111',
      website: 'https://tern-table.example',
    })
  })
})

describe('PUB-04 the form of a lead', () => {
  it('is empty for a restaurant that the directory does not have', () => {
    expect(new Set(Object.values(createDraft(null)))).toEqual(new Set(['']))
    const unknown = { ...tern, addressOne: null, city: null, state: null, zipCode: null, website: null }
    expect(createDraft(unknown)).toEqual({ ...createDraft(null), name: 'Tern & Table' })
  })
  it('sends a restaurant that is not in the directory without a telephone number', () => {
    const typed = { name: ' Kumo ', addressOne: '2 Main Street', city: 'Austin', state: 'tx', zipCode: '78701-1234' }
    expect(read(typed, null).data?.restaurant).toEqual({ ...typed, name: 'Kumo', state: 'TX', website: null, phone: null, placeId: null })
  })

  const long = 'Please shorten this to 120 characters.'
  it.each([
    ['name', ' ', 'Enter the restaurant’s name.'],
    ['addressOne', '', 'Enter the street and number.'],
    ['city', '', 'Enter the city.'],
    ['city', 'a'.repeat(121), long],
    ['state', 'Maine', 'Enter the state in two letters, such as ME.'],
    ['zipCode', '041011', 'Enter the ZIP code in five digits.'],
    ['website', 'a'.repeat(201), 'Please shorten this to 200 characters.'],
    ['firstName', '', 'Enter your first name.'],
    ['lastName', '', 'Enter your last name.'],
  ])('refuses the %s %j', (field, text, message) => {
    expect(read({ [field]: text }).error?.issues).toMatchObject([{ path: [field], message }])
  })
  it('takes texts of the greatest length', () => {
    const text = 'a'.repeat(120)
    expect(read({ name: text, addressOne: text, city: text, website: 'a'.repeat(200) }).success).toBe(true)
  })
})

it('PUB-04 reads a ZIP code and a telephone number that were sent as numbers, and neither of blank text', () => {
  const read = (sent: object) => z.parse(placeResponse, { place: { ...wire, ...sent } })
  expect(read({ zip_code: 4101, phone: 2075550144 })).toMatchObject({ zipCode: '04101', phone: '2075550144' })
  expect(read({ zip_code: ' 04101 ', phone: ' 207 555 0144' })).toMatchObject({ zipCode: '04101', phone: '207 555 0144' })
  expect(read({ zip_code: ' ', phone: ' ' })).toMatchObject({ zipCode: null, phone: null })
})
