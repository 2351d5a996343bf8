import { type RedemptionStatus, redemptionStatuses } from '../../../features/bulk-gifting/orders/statuses.ts'
import { emailOnTheWire } from '../../../features/shared/contact/email.ts'
import type { GiftOrderRecord } from '../../state/bulk-gifting/giftRecord.ts'

const firstNames = ['Ada', 'Bao', 'Carmen', 'Dario', 'Elif', 'Femi', 'Greta', 'Hana', 'Ivo', 'Jonah', 'Kemal', 'Lucia']
const lastNames = ['Moreau', 'Lindqvist', 'Okafor', 'Nakamura', 'Petrov']

const personAt = (index: number): GiftOrderRecord['recipients'][number] => {
  const first = firstNames[index % firstNames.length] ?? ''
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? ''
  const round = Math.floor(index / (firstNames.length * lastNames.length))
  const email = `${first}.${last}${round === 0 ? '' : round}@cedarlabs.example`.toLowerCase()
  return { address: emailOnTheWire.parse(email), name: `${first} ${last}` }
}
const people = (count: number) => Array.from({ length: count }, (_, index) => personAt(index))

/** In milliseconds. */
const day = 86_400_000

type Example = GiftOrderRecord & {
  /** The status of each recipient, from the first on; null where the clock decides. */
  readonly statuses: readonly RedemptionStatus[] | null
}

/** The statuses of gifts that were sent. */
const outcomes = redemptionStatuses.filter((status) => status !== 'scheduled')

const dollars = (amount: number) => amount * 100

/** Orders that are there before anybody places one, the oldest first. */
export const exampleOrders = (now: number): readonly Example[] => [
  {
    id: 'gift-example-1',
    buyer: null,
    country: 'NZ',
    amount: dollars(100),
    total: dollars(3_000),
    message: 'Ngā mihi nui for a great year.',
    sendOn: null,
    timeZone: 'Pacific/Auckland',
    recipients: people(30),
    at: now - 40 * day,
    statuses: Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? 'redeemed' : 'claimed')),
  },
  {
    id: 'gift-example-2',
    buyer: null,
    country: 'US',
    amount: dollars(50),
    total: dollars(2_250),
    message: 'Thank you for a great launch. Dinner is on us!',
    sendOn: null,
    timeZone: 'America/New_York',
    recipients: people(50),
    at: now - 6 * day,
    statuses: Array.from({ length: 50 }, (_, index) => outcomes[(index * 3) % outcomes.length] ?? 'sent'),
  },
  {
    id: 'gift-example-3',
    buyer: null,
    country: 'US',
    amount: dollars(25),
    total: dollars(160_000),
    message: '',
    sendOn: new Date(now + 20 * day).toISOString().slice(0, 10),
    timeZone: 'America/Chicago',
    recipients: people(8_000),
    at: now - 2 * day,
    statuses: null,
  },
  {
    id: 'gift-example-4',
    buyer: null,
    country: 'US',
    amount: dollars(100),
    total: dollars(900_000),
    message: 'Happy holidays from Cedar Labs.',
    sendOn: null,
    timeZone: 'America/New_York',
    recipients: people(12_000),
    // The gifts of a minute are sent, again and again.
    at: now - (now % 60_000) / 2 - 9_000,
    statuses: null,
  },
]
