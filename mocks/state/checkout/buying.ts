import { savedCards } from '../../../features/bill/examples/venues.ts'
import * as z from 'zod/mini'
import type { ChargeWire } from '../../../features/checkout/wire/chargeWire.ts'
import { centsSchema, dollars } from '../../../features/shared/money/money.ts'
import { endedCode, expiredOption } from '../../examples/checkout/options.ts'
import { type Answer, complete, settleOnce } from '../memory/attempts.ts'
import { bankAnswer } from '../memory/bank.ts'
import { isMember } from '../memory/lookups.ts'
import { post } from '../ledger/ledger.ts'
import { holderOfEmail, getPurse } from '../ledger/purse.ts'
import { centsFromDollars } from '../memory/dollars.ts'
import { sendReceipt } from './mailing.ts'
import { findOrder } from './ordering.ts'
import { type Refused, catalogue, refuse } from '../memory/refusal.ts'
import type { Store } from '../memory/store.ts'

/** A purchase, as a buyer sends it. */
const purchaseSchema = z.object({
  kind: z.enum(['ico', 'gco']),
  optionId: z.string(),
  promoCode: z.nullable(z.string()),
  /** The total that the buyer agreed to. */
  agreed: centsSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null if there is nothing to pay. */
  paymentMethodId: z.nullable(z.string()),
  /** The consent to a renewal; null for none. */
  agreedTo: z.nullable(z.string()),
  key: z.string(),
})
type Purchase = Readonly<z.infer<typeof purchaseSchema>>

/** Why the order cannot be charged, or null. */
function findProblem(store: Store, { kind, optionId, promoCode, agreed, paymentMethodId }: Purchase): Refused | null {
  if (optionId === expiredOption) return refuse('This checkout has expired.', 410)
  if (promoCode === endedCode) return refuse('This promo code is no longer valid.')
  const order = findOrder(store, kind, optionId, promoCode)
  if (order.kind === 'refused') return order
  const pay = z.decode(dollars, order.amount_to_charge)
  if (pay !== agreed) return refuse('The price has changed.', 412)
  return paymentMethodId === null && pay > 0 ? refuse('Please choose a card.') : null
}

/** Charges the buyer: records it in the ledger, and sends the receipt. */
function charged(store: Store, purchase: Purchase): ChargeWire | Refused {
  const { kind, optionId, promoCode, email, firstName, lastName, agreedTo, paymentMethodId, key } = purchase
  const order = findOrder(store, kind, optionId, promoCode)
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
      promoCode,
      email,
      firstName,
      lastName,
      consent: agreedTo,
      paymentMethodId,
      at: store.now(),
    })
    post(state, { id, at: store.now() }, [
      ['cards', -centsFromDollars(order.amount_to_charge)],
      ['platewell', centsFromDollars(order.amount_to_charge) - centsFromDollars(order.credit_to_give)],
      [order.product === 'gift_card' ? `gifts of ${id}` : `credit of ${holder}`, centsFromDollars(order.credit_to_give)],
    ])
  })
  sendReceipt(store, email, { id, order })
  return {
    outcome: 'purchased',
    purchase: {
      id,
      amount: order.amount,
      amount_to_charge: order.amount_to_charge,
      amount_charged: order.amount_to_charge,
      credit_to_give: order.credit_to_give,
      amount_credited: order.credit_to_give,
      credit_balance: order.product === 'credit' ? getPurse(store, holder) / 100 : null,
      keep_gift_bonus: order.product === 'gift_card' && Number(order.credit_to_give) > Number(order.amount),
      billing_interval: order.billing_interval ?? null,
      monthly_billing_day: order.monthly_billing_day ?? null,
      user_email: email,
      new_user: !known,
      reset_token: known ? null : `reset-${id}`,
      ...(order.product === 'pass' && passesOf(`pass-${id}`)),
    },
  }
}

/** The passes for wallets, which no vendor has made. */
export const passesOf = (name: string) => ({
  apple_wallet_url: `https://passes.example/${name}.pkpass`,
  google_wallet_url: `https://passes.example/save/${name}`,
})

/** Buys once for each key: the result of an attempt never changes. */
export const purchase = (store: Store, order: Purchase, bearer: string | null): Answer | Refused =>
  settleOnce(
    store,
    order.key,
    () => {
      // Only its owner can pay with a saved card.
      const isSaved = savedCards.some(({ id }) => id === order.paymentMethodId)
      if (isSaved && (bearer === null || store.state.sessions[bearer] === undefined)) return catalogue.signInAgain
      return findProblem(store, order) ?? bankAnswer(order.paymentMethodId ?? '', order.key) ?? charged(store, order)
    },
    { of: 'purchase', ...order },
  )

/** The buyer has confirmed with the bank: the attempt continues. */
export const completePurchase = (store: Store, key: string): Answer | Refused =>
  complete(store, key, (order) => charged(store, z.parse(purchaseSchema, order)))

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
