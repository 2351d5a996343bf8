import type { TipHabitWire } from '../../features/bill/reading/tipHabit.ts'

/** A person with an account: a guest who must sign in. */
export type Account = {
  readonly name: string
  /** The part before the `@` of the address. Every enterprise's ending is accepted, also a new enterprise's. */
  readonly mailbox: string
  /** 11 digits. */
  readonly phone: string
  readonly password: string
  readonly suspended: boolean
  /** Wants no offers by email or text message. */
  readonly wantsNoOffers?: true
  /** The reward for a referral, in dollars. */
  readonly referral?: { readonly give: number; readonly get: number; readonly min_spend: number }
  /** Has opted out of tracking in another browser. */
  readonly optedOut?: true
  /** The subscription that the person has: its option, whether its last renewal failed, and whether its coming price asks for consent. */
  readonly subscribed?: { readonly option: string; readonly isUnpaid?: true; readonly coming?: 'consent' | 'notice' }
  /** The person's tip settings in their account. */
  readonly tips?: TipHabitWire
  /** For the sandbox's home page: what happens to this account. */
  readonly note: string
}

/** The password of every seeded account. */
export const password = 'dinner4two'

export const accounts: readonly Account[] = [
  {
    name: 'Maya Lindqvist',
    mailbox: 'member',
    phone: '12125550142',
    password,
    suspended: false,
    referral: { give: 20, get: 10, min_spend: 30 },
    note: 'A member. Asked to sign in; her claims succeed.',
  },
  {
    name: 'Noa Brandt',
    mailbox: 'regular',
    phone: '12125550144',
    password,
    suspended: false,
    note: 'Another member, whose balance no payment of the first one changes.',
  },
  {
    name: 'Ada Moreau',
    mailbox: 'moreau',
    phone: '12125551000',
    password,
    suspended: false,
    note: 'Managers know her as a guest: her balance is the same at the table and in their app.',
  },
  {
    name: 'Quinn Okoye',
    mailbox: 'quiet',
    phone: '12125550146',
    password,
    suspended: false,
    wantsNoOffers: true,
    note: 'Has opted out of offers by email and text: the claim says so at its boxes.',
  },
  {
    name: 'Iris Vale',
    mailbox: 'tipper',
    phone: '12125550145',
    password,
    suspended: false,
    tips: { default_tip_percent: 25, tip_calculation_base: 'post_tax' },
    note: 'A member who tips 25 % of the bill with its tax: her account says so.',
  },
  {
    name: 'Rowan Achterberg',
    mailbox: 'suspended',
    phone: '12125550143',
    password,
    suspended: true,
    note: 'Suspended: may not sign in nor claim.',
  },
  {
    name: 'Priya Vance',
    mailbox: 'private',
    phone: '12125550147',
    password,
    suspended: false,
    optedOut: true,
    note: 'Has opted out of tracking elsewhere: signing in opts this browser out.',
  },
  {
    name: 'Sol Ferreira',
    mailbox: 'subscriber',
    phone: '12125550148',
    password,
    suspended: false,
    subscribed: { option: 'ico-monthly' },
    note: 'Has a monthly subscription with past charges, to see, to cancel, and to charge to another card at /checkout/subscription.',
  },
  {
    name: 'Bo Hadley',
    mailbox: 'unpaid',
    phone: '12125550149',
    password,
    suspended: false,
    subscribed: { option: 'ico-monthly', isUnpaid: true },
    note: 'The last renewal of this subscription failed. At /checkout/subscription a new card pays it; 4000 0025 0000 3155 takes some seconds; the saved Mastercard is declined.',
  },
  {
    name: 'Wren Castillo',
    mailbox: 'dearer',
    phone: '12125550150',
    password,
    suspended: false,
    subscribed: { option: 'ico-monthly', coming: 'consent' },
    note: 'A higher price comes for this subscription, and needs consent at /checkout/subscription.',
  },
  {
    name: 'Tam Ellery',
    mailbox: 'noticed',
    phone: '12125550151',
    password,
    suspended: false,
    subscribed: { option: 'ico-monthly', coming: 'notice' },
    note: 'A higher price comes for this subscription, with notice and the day by which to cancel.',
  },
]
