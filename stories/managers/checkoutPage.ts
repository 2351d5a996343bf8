import { fn } from 'storybook/test'
import type { CheckoutPageData } from '../../features/managers/checkout/screens/page.ts'
import type { CheckPayment } from '../../features/managers/checkout/request.ts'
import { at, check, guest, location } from '../../features/managers/checkout/examples/examples.ts'
import { payments } from '../../features/managers/checkout/examples/payments.ts'
import type { RunningPayment } from '../../features/payment/attempt/running.ts'

/** The data of the checkout's steps besides the flow's state. */
export const page: CheckoutPageData = {
  location,
  guest,
  at,
  notes: null,
  employee: null,
  checkHref: '#check',
  guestsHref: '#guests',
  doneHref: '#locations',
  isExplained: () => false,
  onReadGuest: fn(),
}

/** The payment of the example check, in one of its states. */
export const paymentAt = (state: RunningPayment<CheckPayment>['state'] = payments.choosing): RunningPayment<CheckPayment> => ({
  state,
  send: fn(),
  sum: check.what,
  mayPay: true,
  cards: [],
  card: { kind: 'loading' },
  wallets: { kind: 'none' },
  onPay: fn(),
  onAnswer: fn(),
})
