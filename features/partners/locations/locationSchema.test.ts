import fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { locationResponse } from './location.ts'
import { draftOf, locationForm } from './locationSchema.ts'

const { location } = z.parse(locationResponse, {
  partner_project_location: {
    id: 301,
    name: 'Harbor & Rye, Dock Street',
    address_line_one: '12 Dock Street',
    city: 'Portland',
    state: 'ME',
    zip_code: '04101',
    phone: '12075550110',
    menu_url: 'https://harborrye.example/menu',
    reservation_phone: 12_075_550_111,
    partner_brand_id: 101,
    pos_system: 'Toast',
  },
})
const draft = draftOf(location)

const notations: readonly ((area: string, office: string, line: string) => string)[] = [
  (area, office, line) => `(${area}) ${office}-${line}`,
  (area, office, line) => `+1 ${area}-${office}-${line}`,
  (area, office, line) => `${area}.${office}.${line}`,
  (area, office, line) => `1${area}${office}${line}`,
]
const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`))

it('PRT-04 every telephone number is saved as its digits, however it is typed', () => {
  fc.assert(
    fc.property(digits(3), digits(3), digits(4), fc.constantFrom(...notations), (area, office, line, write) => {
      const typed = write(area, office, line)
      const saved = z.parse(locationForm, { ...draft, phone: typed, reservationPhone: typed, priorityReservationPhone: typed })
      expect([saved.phone, saved.reservationPhone, saved.priorityReservationPhone]).toEqual(Array(3).fill(`1${area}${office}${line}`))
    }),
  )
})

it('PRT-04 what was read is saved as it was, when nothing is changed', () => {
  expect(location).toMatchObject(z.parse(locationForm, draft))
})

it.each([
  ['name', ' ', 'Enter the name of the location'],
  ['state', 'Maine', 'Enter the two letters of the state, such as ME'],
  ['zipCode', 'ME 04101', 'Enter a ZIP code of 5 digits'],
  ['zipCode', '041011', 'Enter a ZIP code of 5 digits'],
])('PRT-04 the %s %j is refused: %s', (name, typed, message) => {
  expect(z.safeParse(locationForm, { ...draft, [name]: typed }).error?.issues).toMatchObject([{ path: [name], message }])
})

it('PRT-04 a ZIP code may have nine digits', () => {
  expect(z.parse(locationForm, { ...draft, zipCode: '04101-1234' }).zipCode).toBe('04101-1234')
})

it.each([
  ['co', 'CO'],
  [' Me ', 'ME'],
  ['TX', 'TX'],
  ['', null],
])('PRT-04 the state %j is saved as %j', (typed, saved) => {
  expect(z.parse(locationForm, { ...draft, state: typed }).state).toBe(saved)
})
