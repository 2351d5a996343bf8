import type { Paying } from '../../../payment/attempt/gate.ts'
import type { EnteredCheck } from '../../check/checkForm.ts'
import { type Setting, getAmounts } from '../choices.ts'
import type { CheckoutEvent, CheckoutState, CheckoutStatus, StateOf } from '../checkout.ts'
import { type CheckPayment, checkToPay } from '../request.ts'

/** The data of each step besides the flow's state: data of the server, and links to other pages. */
export type CheckoutPageData = Omit<Setting, 'ticket'> &
  Pick<EnteredCheck, 'notes' | 'employee'> & {
    /** The form in which the bill was entered. */
    checkHref: string
    /** The guests of the location: another guest may pay what remains. */
    guestsHref: string
    doneHref: string
    /** Whether this device has explained a business expense before. */
    isExplained: () => boolean
    onReadGuest: () => void
  }

export type StepProps<Status extends CheckoutStatus> = {
  state: StateOf<Status>
  send: (event: CheckoutEvent) => void
  page: CheckoutPageData
}

type WithTicket = Pick<StateOf<'bill'>, 'ticket' | 'chosenBill'>

export const amountsAt = ({ ticket, chosenBill }: WithTicket, page: Omit<Setting, 'ticket'>) =>
  getAmounts(chosenBill.choices, { ...page, ticket })

/** The payment that one press makes now; null while nothing can be paid. */
export const payingAt = (state: CheckoutState, page: Omit<Parameters<typeof checkToPay>[1], 'ticket'>): Paying<CheckPayment> | null =>
  state.status === 'payment' ? checkToPay(state.chosenBill, { ...page, ticket: state.ticket }) : null
