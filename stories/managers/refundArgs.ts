import { fn } from 'storybook/test'
import { ready } from '../../features/shared/api/remote.ts'
import { refundAttempts, refundStates } from '../../features/managers/refund/examples/refunds.ts'
import { locations, payment } from '../../features/managers/examples/guests.ts'

/** A payment that nobody has refunded, with the form to refund it. */
export const refundArgs = {
  transaction: ready(payment),
  location: locations[0] ?? null,
  state: refundStates.open,
  attempt: refundAttempts.choosing,
  send: fn(),
  onRefund: fn(),
  onMore: fn(),
  onAnswer: fn(),
  onRetry: fn(),
  back: { href: '#guest', label: 'Back to the guest' },
}
