import { managedGuests, managers, refundEndings } from '../../../features/managers/examples/locations.ts'
import { guestWithDeclinedCard, guestWithTwoCards } from '../../examples/managers/guests.ts'
import { openTickets } from '../../../features/bill/examples/bill.ts'
import { refusedChecks } from '../../examples/managers/tickets.ts'
import { cents, formatMoney } from '../../../features/shared/money/money.ts'
import { ownCurrency } from '../../state/currency.ts'
import { html, type Html } from './html.ts'
import { type Enterprise, entryList } from './sections.ts'

const places = [
  ['700', 'Harbor & Rye: check numbers, and 36 payments'],
  ['701', 'Kumo Ramen: tipping is off'],
  ['703', 'Casa Olmo: legacy POS with several employees, and an automatic gratuity'],
  ['704', 'The Copper Pot: legacy POS with one employee, by check number or by amount'],
  ['731', 'Blue Door Oyster Bar: nothing was paid here yet'],
] as const

const code = (text: string) => html`<code class="code">${text}</code> `

const getName = (guest: string): string => {
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

/** The manager's pages in the sandbox, and the values to type there. */
export const managersList = (enterprises: readonly Enterprise[]): Html => html`
  ${entryList(enterprises, [
    { code: 'managers', title: 'From the start', address: ({ id }) => `/${id}/managers/` },
    ...places.map(([location, title]) => ({
      code: `location_id=${location}`,
      title,
      address: ({ id }: Enterprise) => `/${id}/managers/diner-selection?location_id=${location}`,
    })),
    {
      code: 'refund',
      title: 'A payment that can be refunded',
      address: ({ id }) => `/${id}/managers/refund?location_id=700&user_id=9000&transaction_id=700-0`,
    },
  ])}
  <ul class="accounts">
    <li><strong>Sign in with</strong> ${managers.map(({ phone }) => code(phone))} <span class="quiet">The code is in the inbox.</span></li>
    <li><strong>Search for a location</strong> ${['harbor', 'casa', 'portland'].map(code)}</li>
    <li>
      <strong>Search for a guest</strong> ${['ada', 'moreau', '555100'].map(code)}
      <span class="quiet"
        >No card: ${withoutCard.slice(0, 3).map(({ id }) => html`${getName(String(id))}, `)} and ${withoutCard.length - 3} more. Two cards:
        ${getName(guestWithTwoCards)}. Declined: ${getName(guestWithDeclinedCard)}.</span
      >
    </li>
    <li>
      <strong>Check numbers</strong> ${Object.values(openTickets).map(({ ticket_code }) => code(ticket_code))}
      <span class="quiet">Refused: ${Object.values(refusedChecks).join(' and ')}. Any other does not exist.</span>
    </li>
    <li>
      <strong>Refund amounts</strong>
      ${refunds.map(([amount, ending]) => html`${code(formatMoney(cents(amount), ownCurrency))} <span class="quiet">${ending}.</span> `)}
      <span class="quiet">Any other is refunded at once.</span>
    </li>
  </ul>
`
