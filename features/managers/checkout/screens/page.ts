import type { Clock } from '../../../bill/offers.ts'
import type { RecordedAttempts } from '../../../payment/earlierAttempts.ts'
import type { EnteredCheck } from '../../check/checkForm.ts'
import type { GuestDetails } from '../../guestDetails.ts'
import type { Location } from '../../location.ts'
import { type Setting, amountsOf } from '../amounts.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStatus, StateOf } from '../checkout.ts'
import type { RecordedPayment } from '../request.ts'

/** What every step shows besides the flow's state: data of the server, and ways to other pages. */
export type CheckoutPageData = Pick<EnteredCheck, 'notes' | 'employee'> & {
  location: Location
  guest: GuestDetails
  clock: Clock
  /** The form in which the bill was entered. */
  checkHref: string
  /** The guests of the location: another guest may pay what remains. */
  guestsHref: string
  /** Where 'Done' leads. */
  doneHref: string
  /** Whether this device has explained a business expense before. */
  isExplained: () => boolean
  /** Makes the idempotency key of a new attempt to pay. */
  newKey: () => string
  /** This device's attempts to pay the same bill, without a known outcome. */
  unresolved: () => RecordedAttempts<RecordedPayment>
  onReadGuest: () => void
}

export type StepProps<Status extends CheckoutStatus> = {
  state: StateOf<Status>
  send: (event: CheckoutEvent) => void
  page: CheckoutPageData
}

type WithTicket = Extract<CheckoutState, { readonly ticket: unknown }>

export const settingOf = ({ ticket }: Pick<WithTicket, 'ticket'>, { location, guest, clock }: CheckoutPageData): Setting => ({
  ticket,
  rules: location.rules,
  offers: guest.offers,
  cash: guest.cash,
  clock,
})

export const amountsAt = (state: Pick<WithTicket, 'ticket' | 'visit'>, page: CheckoutPageData) =>
  amountsOf(state.visit.choices, settingOf(state, page))
