import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createProject } from '../examples/createProject.ts'
import { getLocation, getLocations, locationRecord } from './api.ts'
import { locationRow } from './LocationsScreen.tsx'

const wire = {
  id: '301',
  name: 'Dock Street',
  address_line_one: '12 Dock Street',
  address_line_two: 'Floor 2',
  city: 'Portland',
  state: 'ME',
  zip_code: '04101',
  phone: '12075550110',
  menu_url: 'https://x.example/menu',
  reservation_phone: '12075550111',
  reservation_url: 'https://x.example/book',
  priority_reservations_url: 'https://x.example/members',
  priority_reservation_phone: '12075550112',
  partner_brand_id: '101',
  steps_data: [{ title: 'Phone', complete: false, message: 'Add a phone number', field: 'phone' }],
  pos_complete: true,
  pos_incomplete_reason: 'Not connected yet.',
  pos_system: 'Toast',
  partner_stripe_account_id: '801',
  lock_version: '3',
}
const brands = [
  { id: '102', name: 'Lark' },
  { id: '101', name: 'Harbor' },
]
const { form, draftFrom } = locationRecord
const whole = z.decode(getLocation.response, { partner_project_location: wire })
const bare = z.decode(getLocation.response, { partner_project_location: { id: 302, name: 'Mill Street' } })

describe('PRT-04 the answer of a location', () => {
  it('is read with every field, and is written as it was', () => {
    expect(whole).toEqual({
      id: '301',
      name: 'Dock Street',
      addressOne: '12 Dock Street',
      addressTwo: 'Floor 2',
      city: 'Portland',
      state: 'ME',
      zipCode: '04101',
      phone: '12075550110',
      menuUrl: 'https://x.example/menu',
      reservationPhone: '12075550111',
      reservationUrl: 'https://x.example/book',
      priorityReservationUrl: 'https://x.example/members',
      priorityReservationPhone: '12075550112',
      brandId: '101',
      steps: [{ title: 'Phone', isDone: false, missing: 'Add a phone number', page: null, field: 'phone' }],
      isPosComplete: true,
      posReason: 'Not connected yet.',
      posSystem: 'Toast',
      stripeAccountId: '801',
      version: '3',
    })
    expect(z.encode(getLocation.response, whole)).toEqual({ partner_project_location: wire })
  })
  it('may leave out all but its name', () => {
    const { id, name, steps, isPosComplete, ...rest } = bare
    expect({ id, name, steps, isPosComplete }).toEqual({ id: '302', name: 'Mill Street', steps: [], isPosComplete: false })
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
  })
  it('is one of a list', () => {
    expect(z.decode(getLocations.response, { partner_project_locations: [wire, { id: 9 }] })).toEqual([whole])
  })
})

describe('PRT-13 a location in its list', () => {
  it('shows its address, its brand and what is missing', () => {
    expect(locationRow(whole, brands, createProject())).toEqual({
      id: '301',
      name: 'Dock Street',
      address: '12 Dock Street, Floor 2, Portland, ME 04101',
      brand: 'Harbor',
      brandId: '101',
      missing: [{ title: 'Phone', what: 'Add a phone number', page: null, field: 'phone' }],
      isPosComplete: true,
      canEdit: true,
    })
  })
  it('may have no address and no brand', () => {
    expect(locationRow(bare, brands, createProject({ locations_editable: false }))).toMatchObject({
      address: '',
      brand: '',
      brandId: null,
      canEdit: false,
    })
  })
})

it('PRT-11 the read-only page of a location shows each field of the form, its address on one line', () => {
  const shown = locationRecord.facts(whole, { brandId: () => 'Harbor' }, { 'Name and address': [{ term: 'Address', detail: 'One line' }] })
  expect(shown.map(({ title, facts }) => [title, ...facts.map(({ term, detail }) => `${term}: ${detail}`)])).toEqual([
    ['Name and address', 'Name: Dock Street', 'Brand: Harbor', 'Address: One line'],
    ['Contact and menu', 'Phone number: +1 207-555-0110', 'Menu link: https://x.example/menu'],
    [
      'Reservations',
      'Reservation link: https://x.example/book',
      'Reservation phone number: +1 207-555-0111',
      'Priority reservation link: https://x.example/members',
      'Priority reservation phone number: +1 207-555-0112',
    ],
    ['Point of sale', 'POS system: Toast'],
  ])
})

const draft = draftFrom(whole)
const notations: readonly ((area: string, office: string, line: string) => string)[] = [
  (area, office, line) => `(${area}) ${office}-${line}`,
  (area, office, line) => `+1 ${area}-${office}-${line}`,
  (area, office, line) => `${area}.${office}.${line}`,
  (area, office, line) => `1${area}${office}${line}`,
]
/** Numbers of 900 cost their caller, and are nobody's. */
const areas = fc.stringMatching(/^[2-8]\d{2}$/)
const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`))

it('PRT-04 every telephone number is saved as its digits, however it is typed', () => {
  fc.assert(
    fc.property(areas, digits(3), digits(4), fc.constantFrom(...notations), (area, office, line, write) => {
      const typed = write(area, office, line)
      const saved = z.parse(form, { ...draft, phone: typed, reservationPhone: typed, priorityReservationPhone: typed })
      expect([saved.phone, saved.reservationPhone, saved.priorityReservationPhone]).toEqual(Array(3).fill(`1${area}${office}${line}`))
    }),
  )
})
