import type { z } from 'zod/mini'
import type { getGuests, getLocations, getTransactions } from '../api.ts'
import { rulesOf } from './rules.ts'

type WireOf<E extends { readonly response: z.core.$ZodType }> = z.input<E['response']>
type LocationWire = WireOf<typeof getLocations>['locations'][number]
type GuestWire = WireOf<typeof getGuests>['users'][number]
export type TransactionWire = WireOf<typeof getTransactions>['transactions'][number]

/** A person who may sign in to the managers' app. */
export type ManagerAccount = { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phone: string }

export const managers: readonly ManagerAccount[] = [
  { firstName: 'Noor', lastName: 'Haddad', email: 'noor.haddad@restaurants.example', phone: '12125550190' },
  { firstName: 'Sam', lastName: 'Ortiz', email: 'sam.ortiz@restaurants.example', phone: '12125550191' },
  { firstName: 'Priya', lastName: 'Raman', email: 'priya.raman@restaurants.example', phone: '12125550192' },
  { firstName: 'Joel', lastName: 'Svensson', email: 'joel.svensson@restaurants.example', phone: '12125550193' },
  { firstName: 'Mei', lastName: 'Tanaka', email: 'mei.tanaka@restaurants.example', phone: '12125550194' },
  { firstName: 'Amir', lastName: 'Costa', email: 'amir.costa@restaurants.example', phone: '12125550195' },
  { firstName: 'Rosa', lastName: 'Keller', email: 'rosa.keller@restaurants.example', phone: '12125550196' },
  { firstName: 'Dana', lastName: 'Whitfield', email: 'dana.whitfield@restaurants.example', phone: '12125550197' },
]

const restaurants = [
  'Harbor & Rye',
  'Kumo Ramen',
  'Juniper House',
  'Casa Olmo',
  'The Copper Pot',
  'Lark & Loaf',
  'Saffron Row',
  'Blue Door Oyster Bar',
]

const cities = [
  { city: 'Portland', state: 'ME', zip_code: '04101', timezone: 'America/New_York' },
  { city: 'Austin', state: 'TX', zip_code: '78701', timezone: 'America/Chicago', day_ends_at: 2 },
  { city: 'Denver', state: 'CO', zip_code: '80202', timezone: 'America/Denver' },
  { city: 'Oakland', state: 'CA', zip_code: '94607', timezone: 'America/Los_Angeles' },
] as const

/** The POS of these has no open checks. */
const withLegacyPos: ReadonlySet<string> = new Set(['Casa Olmo', 'The Copper Pot'])

export const managedLocations: readonly LocationWire[] = cities.flatMap((place, row) =>
  restaurants.map((name, column) => ({
    id: 700 + row * restaurants.length + column,
    name: `${name}, ${place.city}`,
    address: `${12 + column * 7} ${row % 2 === 0 ? 'Dock' : 'Mill'} Street`,
    ...place,
    project_id: `project-${column + 1}`,
    project: { slug: `restaurant-${column + 1}`, stripe_public_key: 'pk_sandbox' },
    pos_type: withLegacyPos.has(name) ? 'legacy' : 'integrated',
    ...rulesOf(name),
  })),
)

const firstNames = ['Ada', 'Bao', 'Carmen', 'Dario', 'Elif', 'Femi', 'Greta', 'Hana', 'Ivo', 'Jonah', 'Kemal', 'Lucia']
const lastNames = ['Moreau', 'Lindqvist', 'Okafor', 'Nakamura', 'Petrov']

export const managedGuests: readonly GuestWire[] = lastNames.flatMap((last_name, row) =>
  firstNames.map((first_name, column) => {
    const serial = row * firstNames.length + column
    return {
      id: 9_000 + serial,
      first_name,
      last_name,
      phone_number: `1212555${String(1_000 + serial)}`,
      has_active_card: serial % 4 !== 3,
    }
  }),
)

const regulars = Array.from({ length: 10 }, (_, index) => managedGuests[(index * 13) % managedGuests.length])

/** In milliseconds. */
const minute = 60_000

const isMealTime = (hour: number): boolean => (hour >= 12 && hour < 15) || (hour >= 18 && hour < 22)

/** The times of so many payments before `now`, the latest first: guests eat at noon and in the evening. */
function mealTimes(location: string, now: number, count: number): readonly Date[] {
  const timeZone = managedLocations.find(({ id }) => String(id) === location)?.timezone ?? 'UTC'
  const hours = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone })
  const times: Date[] = []
  for (let at = now - 12 * minute; times.length < count; at -= 23 * minute) {
    if (isMealTime(Number(hours.format(at)))) times.push(new Date(at))
  }
  return times
}

/** Every eighth tip is in two parts, one of which the bill called a service charge. */
function tipDetailsOf(tip: number, index: number): TransactionWire['tip_details'] {
  if (tip === 0) return []
  if (index % 8 !== 1) return [{ amount: tip.toFixed(2), label: 'Tip', fee_type: 'tip' }]
  const charge = Math.round(tip * 50) / 100
  return [
    { amount: (tip - charge).toFixed(2), label: 'Tip', fee_type: 'tip' },
    { amount: charge.toFixed(2), label: null, fee_type: 'service_charge' },
  ]
}

/** The payments at a location before `now`, the latest first: every ninth entry is a refund. One location has no payment yet. */
export function transactionsAt(location: string, now: number): readonly (TransactionWire & { readonly user_id: string | number })[] {
  if (location === '731') return []
  return mealTimes(location, now, 36).map((at, index) => {
    const guest = regulars[(index * 7) % regulars.length]
    const isRefund = index % 9 === 4
    const bill = 18.5 + ((index * 13) % 90)
    const tip = isRefund || index % 4 === 3 ? 0 : Math.round(bill * 20) / 100
    return {
      id: `${location}-${index}`,
      user_id: guest?.id ?? 0,
      user_name: `${guest?.first_name ?? ''} ${guest?.last_name ?? ''}`,
      created_at: at.toISOString(),
      check_number: String(4_000 + index * 3),
      amount: (bill + tip).toFixed(2),
      original_amount: (bill + tip).toFixed(2),
      tip_details: tipDetailsOf(tip, index),
      refunds: [],
      refundable: !isRefund && index % 3 !== 2,
      refund_status: isRefund ? 'Refunded' : 'Not Refunded',
      credit_type: isRefund ? 'refund_redemption' : 'redemption',
    }
  })
}

/** Amounts whose refund does not simply succeed, in cents. */
export const refundEndings = { pending: 1_11, refused: 2_22, failed: 3_33, half: 4_44 } as const
