import { openTickets } from '../../../features/bill/examples/bill.ts'
import { posSlug } from '../../../features/bill/examples/venues.ts'
import { writeHash } from '../../../features/claim/hash.ts'
import { statusCodes } from '../../../features/claim/statusCodes.ts'
import { partlySpent } from '../../../features/gift/balance/examples.ts'
import { gifts } from '../../../features/gift/examples.ts'
import { managedGuests, managers, refundEndings } from '../../../features/managers/examples/locations.ts'
import { cents, formatMoney } from '../../../features/shared/money/money.ts'
import { panels, promoCodes } from '../../../features/store/examples/panels.ts'
import { accounts, password } from '../../examples/accounts.ts'
import { endedCode, refusedCode } from '../../examples/checkout/options.ts'
import type { SandboxOffer } from '../../examples/claim/offer.ts'
import { guestWithDeclinedCard, guestWithTwoCards } from '../../examples/managers/guests.ts'
import { refusedChecks } from '../../examples/managers/tickets.ts'
import { partnerAccounts } from '../../examples/partners/projects.ts'
import { journeys, type NamedJourney } from '../../scenarios/journeys.ts'
import { chargeOnly } from '../../state/bulk-gifting/giftPaying.ts'
import { ownCurrency } from '../../state/currency.ts'
import type { Enterprise, Entry } from './entries.ts'
import { type Html, html } from './html.ts'

type Section = { readonly id: string; readonly title: string; readonly entries: readonly Entry[]; readonly text?: Html }

/** Pages below one path, each with its title. */
const below = (path: string, pages: readonly (readonly [rest: string, title: string])[]): readonly Entry[] =>
  pages.map(([rest, title]) => ({ title, path: `${path}${rest}`, code: rest === '' ? path : rest }))

const codes = (texts: readonly string[]): Html => html`${texts.map((text) => html`<code class="code">${text}</code> `)}`

const claimPath = (code: string | null, extra = ''): string => `claim/${code === null ? '' : writeHash(code, extra)}`

/** The status's number; a status in between comes last. */
const numberOf = ({ leadsTo }: NamedJourney): number => Object.entries(statusCodes).find(([name]) => name === leadsTo)?.[1] ?? Infinity

const journeyEntry = (journey: NamedJourney): Entry => ({
  title: journey.title,
  code: [journey.code ?? [], journey.leadsTo].flat().join(' → '),
  note: journey.howTo,
  fault: journey.scenario,
  // `{member}` and `{suspended}` are addresses that the enterprise accepts.
  path: ({ emailEnding }) => claimPath(journey.code, journey.extra?.replace(/^\{(\w+)\}$/, `$1${emailEnding}`)),
})

const nameOf = (guest: string): string => {
  const found = managedGuests.find(({ id }) => String(id) === guest)
  return `${found?.first_name ?? ''} ${found?.last_name ?? ''}`
}
const withoutCard = managedGuests.filter(({ has_active_card }) => !has_active_card)

const refunds = [
  [refundEndings.pending, 'stays pending'],
  [refundEndings.refused, 'is refused by the guest’s bank'],
  [refundEndings.failed, 'is accepted, and fails in the history'],
  [refundEndings.half, 'returns half of it only'],
] as const

const typedByManagers = html`
  <p class="quiet">Sign in with ${codes(managers.map(({ phone }) => phone))}: the code is in the inbox.</p>
  <p class="quiet">Search for a location: ${codes(['harbor', 'casa', 'portland'])}; for a guest: ${codes(['ada', 'moreau', '555100'])}</p>
  <p class="quiet">
    No card: ${withoutCard.slice(0, 3).map(({ id }) => html`${nameOf(String(id))}, `)} and ${withoutCard.length - 3} more. Two cards:
    ${nameOf(guestWithTwoCards)}. Declined: ${nameOf(guestWithDeclinedCard)}.
  </p>
  <p class="quiet">
    Check numbers: ${codes(Object.values(openTickets).map(({ ticket_code }) => ticket_code))} Refused:
    ${Object.values(refusedChecks).join(' and ')}. Any other does not exist.
  </p>
  <p class="quiet">
    Refunds: ${refunds.map(([amount, ending]) => html`${formatMoney(cents(amount), ownCurrency)} ${ending}. `)} Any other is refunded at
    once.
  </p>
`

/** The pages of every surface, and what to type there. */
export const sectionsFor = (offers: readonly SandboxOffer[], enterprises: readonly Enterprise[]): readonly Section[] => [
  {
    id: 'journeys',
    title: 'Claim an offer: a way to every state',
    text: html`<p class="quiet">Each guest can claim an offer once in each enterprise, also after a restart. Reset to start again.</p>`,
    entries: journeys.toSorted((one, other) => numberOf(one) - numberOf(other) || 0).map(journeyEntry),
  },
  {
    id: 'offers',
    title: 'Every offer code',
    entries: offers.map(({ code, title, description }) => ({ code, title, note: description, path: claimPath(code) })),
  },
  {
    id: 'panels',
    title: 'Buy credit: every purchase page',
    text: html`<p class="quiet">Promo codes that are accepted: ${codes(promoCodes)}</p>`,
    entries: panels.map(({ slug, title }) => ({ title, code: slug, path: `store/?project=${slug}` })),
  },
  {
    id: 'checkout',
    title: 'Checkout',
    entries: below('checkout/?', [
      ['ico_id=ico-100', 'Credit at a fixed price'],
      ['ico_id=ico-monthly', 'Credit, every month'],
      ['ico_id=ico-yearly', 'Credit, every year'],
      ['ico_id=ico-pass', 'The pass'],
      ['gco_id=gco-50', 'A gift card'],
      ['ico_id=ico-free', 'Nothing to pay: needs no card'],
      ['ico_id=ico-expired', 'An expired price: refused when it is paid'],
      ['ico_id=nothing', 'An unknown option'],
      [`ico_id=ico-100&code=${endedCode}`, 'An expired promo code: refused when it is paid'],
      [`ico_id=ico-100&code=${refusedCode}`, 'A promo code that is refused at once: the price is the one without it'],
      ['ico_id=ico-100&wallet=none', 'In a browser without a wallet'],
    ]),
  },
  {
    id: 'bills',
    title: 'Bills at the table',
    text: html`<p class="quiet">Sign in with a test account. A number with a dash, such as ${codes(['1042-b'])}, is a bill of its own.</p>`,
    entries: below('pos/?pos=tableside&location=', [
      ['harbor&ticket=1042', 'A dinner: the diner has $25 of credit'],
      ['harbor&ticket=1043', 'Other guests have paid a part'],
      ['harbor&ticket=1044', 'With a gratuity that only a card may pay'],
      ['harbor&ticket=1045', 'Less than $10: tips in dollars'],
      ['harbor&ticket=1046', 'Nothing to pay: back to the order'],
      ['harbor&ticket=1047', 'A suggested tip, and a house account'],
      ['harbor&ticket=1048', 'The till hears of the payment later'],
      ['harbor&ticket=1051', 'Guests may pay for lines'],
      ['harbor&ticket=1049', 'The answer overrides the return address'],
      ['juniper&ticket=1042', 'The restaurant takes no tip here'],
      ['saffron&ticket=1042', 'The tip can be skipped'],
      ['closed&ticket=1042', 'A venue without a project'],
      ['harbor&ticket=9999', 'No such bill: back to the order'],
    ]),
  },
  {
    id: 'business',
    title: 'Dine for business',
    entries: below('business/', [
      ['', 'From its top'],
      ['gifting#calculator-section', 'At the spend calculator'],
      ['?invite_token=invite-ada', 'With an invitation: a press sends a mail to ada@mail.example, once, and a toast says so'],
      ['?invite_token=stale', 'With an expired invitation'],
    ]),
  },
  {
    id: 'managers',
    title: 'Managers',
    text: typedByManagers,
    entries: below('managers/', [
      ['', 'From the start'],
      ['diner-selection?location_id=700', 'Harbor & Rye: check numbers, and 36 payments'],
      ['diner-selection?location_id=701', 'Kumo Ramen: tipping is off'],
      ['diner-selection?location_id=703', 'Casa Olmo: legacy POS with several employees, and an automatic gratuity'],
      ['diner-selection?location_id=704', 'The Copper Pot: legacy POS with one employee, by check number or by amount'],
      ['diner-selection?location_id=731', 'Blue Door Oyster Bar: nothing was paid here yet'],
      ['refund?location_id=700&user_id=9000&transaction_id=700-0', 'A payment that can be refunded'],
    ]),
  },
  {
    id: 'gifting',
    title: 'Business gifting',
    text: html`<p class="quiet">
      Sign in as ${codes(enterprises.map(({ emailEnding }) => `${accounts[0]?.mailbox ?? ''}${emailEnding}`))} with ${codes([password])}.
      Gifts to addresses that begin with “full” or “gone” bounce. The message ${codes([chargeOnly])} charges the card without creating an
      order.
    </p>`,
    entries: below('bulk-gifting/', [
      ['', 'Create a gift'],
      ['calculator', 'Savings calculator'],
      ['?country=NZ', 'New Zealand'],
      ['dashboard', 'Dashboard'],
    ]),
  },
  {
    id: 'partners',
    title: 'Partner portal',
    text: html`<p class="quiet">The password of each is ${codes([password])}.</p>
      ${partnerAccounts.map(({ email, note }) => html`<p class="quiet">${codes([email])} ${note}</p>`)}`,
    entries: below('partners/', [
      ['', 'From the start'],
      ['join', 'A restaurant that wants to join'],
      ['email-review?id=41&token=review-approver', 'The review of emails, for an approver'],
      ['email-review?id=41&token=review-reader', 'The same review, for somebody who may not approve'],
    ]),
  },
  {
    id: 'diner',
    title: 'Diner: pay a check',
    entries: [
      ...below(`diner/?pos=${posSlug}&location=`, [
        ['harbor&ticket=1042', 'A dinner'],
        ['harbor&ticket=1043', 'Others have paid a part'],
        ['harbor&ticket=1044', 'The bill holds a gratuity'],
        ['harbor&ticket=1045', 'Less than $10: tips in dollars'],
        ['harbor&ticket=1046', 'Nothing is due'],
        ['harbor&ticket=1051', 'Guests may pay for lines: open it on two phones'],
        ['harbor&table=12', 'A table with three checks'],
        ['harbor&table=14', 'A table with one check: its code ends once that is paid'],
        ['harbor&table=ended', 'The code of a visit that is over'],
        ['juniper&ticket=1042', 'A restaurant without tips'],
        ['lark&ticket=1042', 'Only members pay here'],
        ['harbor&ticket=1048', 'The till is not told of the payment'],
        ['harbor&ticket=9999', 'An unknown check'],
      ]),
      ...below('diner/', [['profile', 'An ambassador’s profile: sign in with a test account']]),
    ],
  },
  {
    id: 'gifts',
    title: 'Gifts: opened from a mail',
    text: html`<p class="quiet">
        Of the gift ${codes([partlySpent.code])} a part is spent: its balance is asked for on the page. A gift of an order opens by the code
        that the dashboard shows: ${codes(['gift=…'])}.
      </p>
      <form class="row" method="post" action="/__sandbox/claim-gift">
        <label>Claim it, as the mobile app does <input name="code" placeholder="Code" required /></label>
        <button>Claim</button>
      </form>`,
    entries: below('gift/', [
      ...Object.entries(gifts).map(([token, { title }]) => [`?gift=${token}`, title] as const),
      ['?gift=none', 'An unknown gift'],
      ['', 'Without a gift: the invitation to the app'],
    ]),
  },
  {
    id: 'frames',
    title: 'Frames: what other pages embed',
    entries: below('embed/', [
      ['map', 'Every restaurant on a map'],
      ['map?pass=true', 'Those that take the pass'],
      ['map?pass=true&colorMode=black', 'The same on a dark page'],
      ['privacy', 'Privacy choices'],
    ]),
  },
]
