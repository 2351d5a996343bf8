/** A saved card. */
export type SavedCard = {
  readonly id: string
  readonly brand: string
  readonly lastFour: string
  /** Month 1 to 12, and the full year. */
  readonly expires: { readonly month: number; readonly year: number }
}

/** The payer's saved cards; `loading` while they are being read. */
export type SavedCards = readonly SavedCard[] | 'loading'

export type CardMethod = { readonly kind: 'newCard' } | { readonly kind: 'savedCard'; readonly id: string }
/** The browser's wallet, or another way of the payment gateway: the payer confirms it in the gateway's own part of the page. */
export type GatewayMethod = { readonly kind: 'wallet' | 'otherWay' }
export type Method = CardMethod | GatewayMethod
/** Rewards and balance pay everything, so that no card is charged. */
export type NoCard = { readonly kind: 'noCard' }
/** A method for which the payment gateway must first make a payment method. */
export type MethodToMake = Exclude<Method, { readonly kind: 'savedCard' }>

/** Who pays, as the payment gateway asks for it. */
export type Payer = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** Whether the payer confirms in the gateway's own part of the page. */
export const isOfGateway = (by: Method | NoCard): by is GatewayMethod => by.kind === 'wallet' || by.kind === 'otherWay'

/** Why a payment failed. The message stands on the card's field or on the page. */
export type Problem = {
  readonly on: 'card' | 'page'
  readonly message: string
  /** The bank declined it: another way to pay may help. */
  readonly isDecline?: true
  /** The page does not let it be paid yet: it is over once the page does. */
  readonly isBlocked?: true
}

/** An error of the card stands on its field. Anything else has no field, so its error stands on the page. */
export const problemOf = ({ kind }: Method | NoCard, message: string): Problem => ({
  on: kind === 'newCard' || kind === 'savedCard' ? 'card' : 'page',
  message,
})
