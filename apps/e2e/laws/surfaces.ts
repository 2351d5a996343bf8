import type { Page } from '@playwright/test'
import { onward, openCard } from '../../checkout/e2e/steps.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Person } from './people.ts'

/** The way of a person to what they pay. */
export type Arrival = {
  readonly page: Page
  readonly who: Person
  readonly sandbox: Sandbox
  readonly thing: string
  readonly lane: string
}

/** A surface that takes money, as the laws need it. */
export type Surface = {
  /** The address of the request that pays. */
  readonly pays: RegExp
  /** The charge that the body of that request names, in cents; null where it names only parts of it. */
  readonly charge: ((body: Readonly<Record<string, unknown>>) => number) | null
  /** Opens the thing of this name. */
  readonly open: (arrival: Arrival) => Promise<unknown>
  /** One step nearer to the payment, or null where the page shows none. Each names a person where it tells who they are. */
  readonly steps: readonly Step[]
  /** The first heading of the page that proves a payment. */
  readonly proof: RegExp
  /** The charges of the thing, by its payer, in the sandbox's ledger. */
  readonly ledger: (of: Pick<Arrival, 'who' | 'thing' | 'lane'>) => readonly [...Parameters<Sandbox['ledgerOf']>, of: string]
  /** Whether the same may be paid again without a question, on a page that was opened later. */
  readonly isFree: boolean
  /** Whether somebody without an account may pay. */
  readonly hasGuests: boolean
}
/** `shows`: the button of the step. */
type Step = { readonly shows: string | RegExp; readonly does: (arrival: Arrival) => Promise<unknown>; readonly for?: 'guest' | 'member' }

const dollars = (of: unknown): number => Math.round(Number(of) * 100)
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().press('Enter')
const presses = (name: string | RegExp): Step => ({ shows: name, does: ({ page }) => press(page, name) })

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

const signIn: Step = {
  shows: /^Sign in$/,
  for: 'member',
  does: async ({ page, who }) => {
    await fillIn(page, { Email: who.email, Password: 'dinner4two' })
    await press(page, /^Sign in$/)
  },
}
const card: Step = {
  shows: 'Pay by card',
  for: 'guest',
  does: async ({ page, who }) => {
    await openCard(page)
    await fillIn(page, { 'Card number': who.card, Expires: '1230', 'Security code': '123' })
  },
}
const option = (thing: string) => (thing === 'a' ? 'ico-100' : 'ico-50')
const ticket = (thing: string, lane: string) => `1042-${lane}${thing}`

/** By the folder that has its records. Null: it takes no money. */
export const surfaces: Readonly<Record<string, Surface | null>> = {
  checkout: {
    pays: /\/purchases$/,
    charge: ({ amount_to_charge: sum }) => dollars(sum),
    open: ({ page, thing }) => page.goto(`checkout/?ico_id=${option(thing)}`),
    steps: [
      signIn,
      { ...presses('Have an account? Sign in'), for: 'member' },
      {
        shows: 'Continue to payment',
        does: async ({ page, who }) => {
          if (who.isGuest) await fillIn(page, { Email: who.email, 'First name': who.first, 'Last name': who.last })
          await onward(page).press('Enter')
        },
      },
      card,
    ],
    proof: /^Purchase Successful$/,
    ledger: ({ who, thing }) => ['charges', { email: who.email }, option(thing)],
    isFree: true,
    hasGuests: true,
  },
  diner: {
    pays: /\/tickets\/[^/]+\/payments$/,
    charge: ({ amount_to_charge: sum }) => dollars(sum),
    open: ({ page, thing, lane }) => page.goto(`diner/?pos=tableside&location=harbor&ticket=${ticket(thing, lane)}`),
    steps: [signIn, { ...presses(/^Sign in to use/), for: 'member' }, card],
    proof: /^Payment Successful$/,
    ledger: ({ thing, lane }) => ['bill-payments', { ticket: ticket(thing, lane) }, ticket(thing, lane)],
    isFree: false,
    hasGuests: true,
  },
  pos: {
    pays: /\/current_user\/credits$/,
    charge: null,
    open: ({ page, thing, lane }) => page.goto(`pos/?pos=tableside&location=harbor&ticket=${ticket(thing, lane)}`),
    steps: [signIn, presses('Next')],
    proof: /^Payment Success!$/,
    ledger: ({ thing, lane }) => ['bill-payments', { ticket: ticket(thing, lane) }, ticket(thing, lane)],
    isFree: false,
    hasGuests: false,
  },
  'bulk-gifting/pay': {
    pays: /\/gifting\/orders$/,
    charge: ({ amount_to_charge: sum }) => dollars(sum),
    open: ({ page }) => page.goto('bulk-gifting/'),
    steps: [
      signIn,
      {
        shows: /^Add (?:to the list|more)$/,
        does: async ({ page, lane }) => {
          if (!(await page.getByRole('button', { name: 'Choose the gift' }).isVisible())) {
            await page.getByLabel('Type or paste recipients').fill(`ben+${lane}@mail.example`)
            await press(page, 'Add to the list')
          }
          await press(page, 'Choose the gift')
        },
      },
      presses('Check the order'),
    ],
    proof: /^Your gifts are on their way$/,
    ledger: ({ who }) => ['charges', { email: who.email }, 'gift-order'],
    isFree: true,
    hasGuests: false,
  },
  'managers/checkout': {
    pays: /\/tickets\/pay$/,
    charge: null,
    open: ({ page }) => page.goto('managers/enter-check-number?location_id=708&user_id=9004'),
    steps: [
      {
        shows: 'Text me a code',
        does: async ({ page, who }) => {
          await fillIn(page, { 'Phone number': who.phone })
          await press(page, 'Text me a code')
        },
      },
      {
        shows: /^Sign in$/,
        does: async ({ page, who, sandbox }) => fillIn(page, { 'Verification code': await sandbox.codeFor(who.phone) }),
      },
      {
        shows: 'Next',
        does: async ({ page, thing, lane }) => {
          await page.getByLabel('Check number').fill(ticket(thing, lane))
          await press(page, 'Next')
        },
      },
      {
        shows: 'Continue to savings',
        does: async ({ page }) => {
          await press(page, /^20% \$/)
          await press(page, 'Continue to savings')
        },
      },
    ],
    proof: /^Payment Successful$/,
    ledger: ({ thing, lane }) => ['check-payments', { location: '708' }, ticket(thing, lane)],
    isFree: false,
    hasGuests: false,
  },
  'managers/refund': null,
}
