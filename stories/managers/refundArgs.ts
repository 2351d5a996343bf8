import { fn } from 'storybook/test'
import { refundReasons } from '../../features/managers/refund/refundReasons.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { refundStates } from '../../features/managers/refund/examples/refunds.ts'
import { locations, payment } from '../../features/managers/examples/guests.ts'

/** A payment that nobody has refunded, with the form to refund it. */
export const refundArgs = {
  transaction: ready(payment),
  location: locations[0] ?? null,
  reasons: refundReasons,
  state: refundStates.open,
  send: fn(),
  onConfirm: fn(),
  onRetry: fn(),
  back: { href: '#guest', label: 'Back to the guest' },
}
