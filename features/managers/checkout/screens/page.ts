import type { Clock } from '../../../bill/sums/offers.ts'
import type { Paying } from '../../../payment/gate/gate.ts'
import type { EnteredCheck } from '../../check/checkForm.ts'
import type { GuestDetails } from '../../guestDetails.ts'
import type { Location } from '../../location.ts'
import { type Setting, getAmounts } from '../amounts.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStatus, StateOf } from '../checkout.ts'
import { type CheckPayment, cardToCharge, checkToPay } from '../request.ts'

/** The signed-in manager, and the way to sign out: in the header of each page of the checkout. */
export type HeaderAction = { readonly label: string; readonly onClick: () => void }

/** The data of each step besides the flow's state: data of the server, and links to other pages. */
export type CheckoutPageData = Pick<EnteredCheck, 'notes' | 'employee'> & {
  location: Location
  guest: GuestDetails
  clock: Clock
  /** The form in which the bill was entered. */
  checkHref: string
  /** The guests of the location: another guest may pay what remains. */
  guestsHref: string
  doneHref: string
  /** Whether this device has explained a business expense before. */
  isExplained: () => boolean
  onReadGuest: () => void
  logout: HeaderAction
}

export type StepProps<Status extends CheckoutStatus> = {
  state: StateOf<Status>
  send: (event: CheckoutEvent) => void
  page: CheckoutPageData
}

type Given = Pick<CheckoutPageData, 'location' | 'guest' | 'clock'>

type WithTicket = Extract<CheckoutState, { readonly ticket: unknown }>

export const getSetting = ({ ticket }: Pick<WithTicket, 'ticket'>, { location, guest, clock }: Given): Setting => ({
  ticket,
  rules: location.rules,
  offers: guest.offers,
  cash: guest.cash,
  clock,
})

export const amountsAt = (state: Pick<WithTicket, 'ticket' | 'chosenBill'>, page: Given) =>
  getAmounts(state.chosenBill.choices, getSetting(state, page))

/** The payment that one press makes now; null while nothing can be paid. */
export function payingAt(state: CheckoutState, page: Given & Pick<CheckoutPageData, 'notes' | 'employee'>): Paying<CheckPayment> | null {
  if (state.status !== 'payment') return null
  const { location, guest, notes, employee } = page
  const { bill, choices } = state.chosenBill
  const card = cardToCharge(guest.cards, choices.cardId)
  const setting = getSetting(state, page)
  const amounts = getAmounts(choices, setting)
  return checkToPay({ location, guestId: guest.id, creditBack: guest.creditBack, bill, setting, card, choices, amounts, notes, employee })
}
