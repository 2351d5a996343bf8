import type { CheckoutStatus, StateOf } from '../../../features/checkout/checkout.ts'
import { details } from '../../../features/checkout/examples/examples.ts'
import { expired, paidEarlier } from '../../../features/checkout/examples/events.ts'
import { transition } from '../../../features/checkout/transition.ts'
import { begin } from '../../../features/checkout/stages/opening.ts'
import { boughtAs, checkoutAt, loaded, steps } from './examples.ts'

const { signIn, signedIn, known, otherTotal, signedOut } = steps
const member = [signIn, signedIn, known] as const
const link = { option: { kind: 'ico', id: 'ico-100' }, promoCode: null } as const
const opening = {
  link,
  isMember: false,
  timeZone: 'America/Chicago',
  buyer: { email: '', firstName: '', lastName: '' },
  paying: null,
  mustRenew: false,
} as const
function notSubscription(): StateOf<'notSubscription'> {
  const [loading] = begin({ link, isMember: false, timeZone: 'America/Chicago', mustRenew: true })
  const [state] = transition(loading, loaded('ico-100', null))
  if (state.status !== 'notSubscription') throw new Error(`It is at ${state.status}.`)
  return state
}

/** The most common state of each status. */
export const checkoutStates = {
  loading: { status: 'loading', opening },
  unknownOption: { status: 'unknownOption', opening: null },
  notSubscription: notSubscription(),
  failed: { status: 'failed', cause: { kind: 'offline' }, opening },
  checkout: checkoutAt('checkout', 'ico-100'),
  signIn: checkoutAt('signIn', 'ico-100', signIn),
  payment: checkoutAt('payment', 'ico-100', details),
  readingPurchase: checkoutAt('readingPurchase', 'ico-100', paidEarlier),
  repricing: checkoutAt('repricing', 'ico-100', details, otherTotal),
  expired: checkoutAt('expired', 'ico-100', details, expired),
  bought: checkoutAt('bought', 'ico-100', details, boughtAs()),
  signedOut: checkoutAt('signedOut', 'ico-100', ...member, details, boughtAs(), signedOut),
} as const satisfies { [Status in CheckoutStatus]: StateOf<Status> }
