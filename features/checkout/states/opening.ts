import * as z from 'zod/mini'
import type { Failure } from '../../shared/api/answers/answer.ts'
import type { StateOf, StateWith as S, Step } from '../../shared/flow/flow.ts'
import { isSignedIn } from '../account.ts'
import type { CheckoutCommand } from '../events.ts'
import type { Order } from '../order.ts'
import { type AskedLink, type Buyer, type Opening, type Present, type Visit, emptyBuyer, opening } from '../visit.ts'

/** The order is read, or cannot be sold. A reload reads it. */
export type OpeningState =
  | S<'loading', { opening: Opening }>
  /** Null if the address names no option. */
  | S<'unknownOption', { opening: Opening | null }>
  /** Opened at the address that sells only subscriptions, with an option that is paid once. */
  | S<'notSubscription', { order: Order; opening: Opening }>
  | S<'failed', { cause: Failure; opening: Opening }>

export const openingSaved = [z.object({ status: z.literal('loading'), opening })] as const

export type Given = {
  readonly link: AskedLink
  readonly isMember: boolean
  readonly timeZone: string
  /** The gift card, of a link to one. */
  readonly present?: Present
  /** @default false */
  readonly mustRenew?: boolean
}

/** The state in which the page opens, from its address. */
export function begin({ link: { option, promoCode }, mustRenew = false, ...given }: Given): Step<OpeningState, CheckoutCommand> {
  if (!option) return [{ status: 'unknownOption', opening: null }]
  return loadOrder({ ...given, link: { option, promoCode }, buyer: emptyBuyer, paying: null, mustRenew })
}

/** Reads the order first, and then the member. */
export const loadOrder = (opening: Opening): Step<StateOf<OpeningState, 'loading'>, CheckoutCommand> => [
  { status: 'loading', opening },
  { type: 'loadOrder', link: opening.link },
]

/** The data of a visit to read again; with the buyer if they are at the card. Typed text stays. */
export const openingFromVisit = (
  { order, buyer, account, askedCode, typedCode, timeZone, present }: Visit,
  paying: Buyer | null = null,
): Opening => ({
  link: { option: order.option, promoCode: askedCode },
  isMember: isSignedIn(account),
  timeZone,
  buyer,
  ...(typedCode !== undefined && { typedCode }),
  ...(present && { present }),
  paying: paying && { buyer: paying, shown: order.pay },
  mustRenew: false,
})

export const loadOrderAgain = (visit: Visit, paying: Buyer | null = null) => loadOrder(openingFromVisit(visit, paying))
