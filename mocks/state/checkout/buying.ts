import { savedCards } from '../../../features/bill/examples/venues.ts'
import * as z from 'zod/mini'
import type { ChargeWire } from '../../../features/checkout/chargeWire.ts'
import type { ClosedWire } from '../../../features/payment/wire/chargeWire.ts'
import { dollars } from '../../../features/shared/money/money.ts'
import { endedCode, expiredOption } from '../../examples/checkout/options.ts'
import { isMember } from '../memory/lookups.ts'
import { post } from '../ledger/ledger.ts'
import { holderOfEmail, purseOf } from '../ledger/purse.ts'
import { centsOf } from '../memory/dollars.ts'
import { sendReceipt } from './mailing.ts'
import { orderOf } from './ordering.ts'
import type { Purchase } from './purchase.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

const declinedMethod = /^pm_declined_(\w+?)(?:_\d+)?$/

/** Why the bank declines a payment method; undefined if it does not. */
export const declineOf = (method: string): string | undefined => declinedMethod.exec(method)?.[1]
export const needsBank = (method: string) => method.startsWith('pm_authenticate')

/** Why the order cannot be charged, or null. */
function problemOf(store: Store, { kind, optionId, promoCode, agreed, paymentMethodId }: Purchase): Refused | null {
  if (optionId === expiredOption) return refuse('This checkout has expired.', 410)
  if (promoCode === endedCode) return refuse('This promo code is no longer valid.')
  const order = orderOf(store, kind, optionId, promoCode)
  if (order.kind === 'refused') return order
  const pay = z.decode(dollars, order.amount_to_charge)
  if (pay !== agreed) return refuse('The price has changed.', 412)
  return paymentMethodId === null && pay > 0 ? refuse('Please choose a card.') : null
}

function remembered(store: Store, key: string, charge: ChargeWire): ChargeWire {
  store.update((state) => {
    state.payments[key] = charge
  })
  return charge
}

/** Charges the buyer: records it in the ledger, and sends the receipt. */
function charged(store: Store, purchase: Purchase): ChargeWire | Refused {
  const { kind, optionId, promoCode, email, firstName, lastName, key } = purchase
  const order = orderOf(store, kind, optionId, promoCode)
  if (order.kind === 'refused') return order
  const known = isMember(store, email)
  const id = store.nextId('purchase')
  const holder = holderOfEmail(store, email)
  store.update((state) => {
    state.charges.push({
      id,
      key,
      optionId,
      amount: Number(order.amount_to_charge),
      credited: Number(order.credit_to_give),
      email,
      firstName,
      lastName,
      at: store.now(),
    })
    post(state, { id, at: store.now() }, [
      ['cards', -centsOf(order.amount_to_charge)],
      ['platewell', centsOf(order.amount_to_charge) - centsOf(order.credit_to_give)],
      [order.product === 'gift_card' ? `gifts of ${id}` : `credit of ${holder}`, centsOf(order.credit_to_give)],
    ])
  })
  sendReceipt(store, email, order)
  return remembered(store, key, {
    outcome: 'purchased',
    purchase: {
      id,
      amount: order.amount,
      amount_to_charge: order.amount_to_charge,
      amount_charged: order.amount_to_charge,
      credit_to_give: order.credit_to_give,
      amount_credited: order.credit_to_give,
      credit_balance: order.product === 'credit' ? purseOf(store, holder) / 100 : null,
      keep_gift_bonus: order.product === 'gift_card' && Number(order.credit_to_give) > Number(order.amount),
      billing_interval: order.billing_interval ?? null,
      monthly_billing_day: order.monthly_billing_day ?? null,
      user_email: email,
      new_user: !known,
      reset_token: known ? null : `reset-${id}`,
    },
  })
}

/** Buys once for each key: the result of an attempt never changes. */
export function purchase(store: Store, order: Purchase, bearer: string | null): ChargeWire | Refused {
  const before = store.state.payments[order.key]
  if (before?.outcome === 'closed') return catalogue.paymentGivenUp
  if (before) return before
  // Only its owner can pay with a saved card.
  const isSaved = savedCards.some(({ id }) => id === order.paymentMethodId)
  if (isSaved && (bearer === null || store.state.sessions[bearer] === undefined)) return catalogue.signInAgain
  const problem = problemOf(store, order)
  if (problem) return problem
  const method = order.paymentMethodId ?? ''
  const declined = declineOf(method)
  if (declined !== undefined) return remembered(store, order.key, { outcome: 'declined', decline_code: declined })
  if (!needsBank(method)) return charged(store, order)
  store.update((state) => {
    state.awaiting[order.key] = order
  })
  return remembered(store, order.key, { outcome: 'requires_action', client_secret: `secret_${order.key}` })
}

/** The buyer has confirmed with the bank: the attempt continues. */
export function complete(store: Store, key: string): ChargeWire | Refused {
  const awaiting = store.state.awaiting[key]
  const before = store.state.payments[key]
  if (before?.outcome === 'purchased') return before
  if (before?.outcome === 'closed') return catalogue.paymentGivenUp
  return awaiting ? charged(store, awaiting) : refuse('There is no such payment.', 404)
}

/** The result of an attempt, or that it never arrived. */
export const lookUp = (store: Store, key: string): ChargeWire | ClosedWire | { readonly outcome: 'unknown' } =>
  store.state.payments[key] ?? { outcome: 'unknown' }

/** Closes an attempt that has no final answer: from now on its key charges nothing. */
export function close(store: Store, key: string): ChargeWire | ClosedWire {
  const before = store.state.payments[key]
  if (before && before.outcome !== 'requires_action') return before
  const closed: ClosedWire = { outcome: 'closed' }
  store.update((state) => {
    state.payments[key] = closed
    delete state.awaiting[key]
  })
  return closed
}

/** Sets the password of a new user, who can now sign in with it. */
export function setPassword(store: Store, token: string, password: string): Record<string, never> | Refused {
  const bought = store.state.charges.find((charge) => token === `reset-${charge.id}`)
  if (!bought) return refuse('This link has been used or has expired.')
  if (password.length < 8) return refuse('Password must be at least 8 characters')
  const { email, firstName, lastName } = bought
  store.update((state) => {
    state.users = [...state.users.filter((user) => user.email !== email), { email, password, firstName, lastName }]
  })
  return {}
}
