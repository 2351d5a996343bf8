import type * as z from 'zod/mini'
import type { createAddress, giftingAddress } from '../../../features/bulk-gifting/address.ts'
import type { checkAddress as dinerAddress } from '../../../features/diner/address.ts'
import type { checkAddress } from '../../../features/managers/check/address.ts'
import type { checkoutAddress } from '../../../features/managers/checkout/address.ts'
import type { guestAddress, guestSearch, refundAddress } from '../../../features/managers/search.ts'
import type { imagesAddress, itemAddress, projectAddress, reviewAddress } from '../../../features/partners/address.ts'

/** The value of the first thing and of the second one. */
type Both = readonly [first: string, second: string]

/** The second thing of a page: the sandbox has two of each. */
export type Second<Name extends string = string> = {
  /** The parameters of the page's address that name what it shows. */
  readonly of: Readonly<Partial<Record<Name, Both>>>
  /** A text that the page of the second shows. */
  readonly shows: string
  /** A parameter of every address of the page: the same for both. */
  readonly at?: Readonly<Record<string, string>>
  /** Texts of the first that this page shows beside the second, and why. */
  readonly mayShow?: Readonly<Record<string, string>>
}

/** By the names of a route's search; `$` names the level of the path that `*` stands for. */
type Of<Address extends z.ZodMiniType, More extends string = never> = Second<(keyof z.output<Address> & string) | More>

const location: Both = ['700', '709']
const guest: Both = ['9000', '9013']
const project: Both = ['harbor-rye', 'tern-group']
const brand: Both = ['101', '203']
const bill = { at: { pos: 'tableside', location: 'lark' }, of: { ticket: ['1042', '1043'] } } as const
const guestAt = { location_id: location, user_id: guest }

/** By the app, and by the address as the build has it. */
export const seconds = {
  managers: {
    '': { of: {}, shows: 'Choose a location' },
    'location-selection': { of: {}, shows: 'Choose a location' },
    'diner-selection': { of: { location_id: location }, shows: 'Kumo Ramen, Austin' } satisfies Of<typeof guestSearch>,
    'diner-profile': { of: guestAt, shows: 'Bao Lindqvist' } satisfies Of<typeof guestAddress>,
    refund: { of: { ...guestAt, transaction_id: ['700-0', '709-3'] }, shows: 'Bao Lindqvist' } satisfies Of<typeof refundAddress>,
    'enter-check-number': { of: guestAt, shows: 'Kumo Ramen' } satisfies Of<typeof checkAddress>,
    checkout: { of: { ...guestAt, check: ['1042', '1043'] }, shows: 'Check 1043' } satisfies Of<typeof checkoutAddress>,
  },
  partners: {
    '': { of: { project }, shows: 'Tern Hospitality Group' } satisfies Of<typeof projectAddress>,
    locations: { of: { project }, shows: 'Tern Hospitality Group' } satisfies Of<typeof projectAddress>,
    location: { of: { project, id: ['301', '1003'] }, shows: 'Tern Hospitality Group' } satisfies Of<typeof itemAddress, 'project'>,
    brands: { of: { project }, shows: 'Tern Hospitality Group' } satisfies Of<typeof projectAddress>,
    brand: { of: { project, id: brand }, shows: 'Tern Hospitality Group' } satisfies Of<typeof itemAddress, 'project'>,
    'brand-images': { of: { project, id: brand }, shows: 'Tern Hospitality Group' } satisfies Of<typeof imagesAddress, 'project'>,
    'brand-logos': { of: { project, id: brand }, shows: 'Tern Hospitality Group' } satisfies Of<typeof itemAddress, 'project'>,
    finances: { of: { project }, shows: 'Tern Hospitality Group' } satisfies Of<typeof projectAddress>,
    integrations: { of: { project }, shows: 'Tern Hospitality Group' } satisfies Of<typeof projectAddress>,
    team: { of: { project }, shows: 'Tern Hospitality Group' } satisfies Of<typeof projectAddress>,
    'email-review': { at: { token: 'review-approver' }, of: { id: ['41', '42'] }, shows: 'Sunday lunch' } satisfies Of<
      typeof reviewAddress
    >,
    'email-review/*': { at: { token: 'review-approver' }, of: { $: ['41', '42'] }, shows: 'Sunday lunch' } satisfies Of<
      typeof reviewAddress,
      '$'
    >,
    join: { of: {}, shows: 'Name of your restaurant' },
  },
  'bulk-gifting': {
    '': { of: { country: ['US', 'NZ'] }, shows: 'Vouchers' } satisfies Of<typeof createAddress, keyof z.output<typeof giftingAddress>>,
    calculator: { of: { country: ['US', 'NZ'] }, shows: 'NZ' } satisfies Of<typeof giftingAddress>,
    checkout: { of: { country: ['US', 'NZ'] }, shows: 'Vouchers' } satisfies Of<typeof giftingAddress>,
    dashboard: { of: { country: ['US', 'NZ'] }, shows: 'G-1002' } satisfies Of<typeof giftingAddress>,
    'dashboard/redemptions/*': { of: { $: ['gift-example-2', 'gift-example-3'], country: ['US', 'NZ'] }, shows: 'G-1003' } satisfies Of<
      typeof giftingAddress,
      '$'
    >,
  },
  diner: {
    '': { ...bill, shows: '$51.84' } satisfies Of<typeof dinerAddress>,
    success: { ...bill, shows: '$51.84' } satisfies Of<typeof dinerAddress>,
    receipt: { ...bill, shows: '$51.84' } satisfies Of<typeof dinerAddress>,
    profile: { ...bill, shows: 'Credit Earned' } satisfies Of<typeof dinerAddress>,
  },
  pos: { '': { ...bill, shows: '$51.84' } },
  checkout: {
    '': { of: { ico_id: ['ico-50', 'ico-100'] }, shows: '$100.00' },
    subscribe: { of: { ico_id: ['ico-monthly', 'ico-yearly'] }, shows: 'every year' },
  },
  store: { '': { of: { project: ['bonuspercent', 'discountpercent'] }, shows: '12.5' } },
  gift: { '': { of: { gift: ['dinner', 'voucher'] }, shows: 'A gift from Mere' } },
  claim: { '': { of: { '#': ['WELCOME25', 'PREVUSED'] }, shows: 'Casa Nopal' } },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Second>>>>
