/** The statuses that an order may have. */
export const orderStatuses = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The rules of each status: a new one is decided here, and at no page. */
export const orderRules: Readonly<Record<OrderStatus, { readonly isGoingOut: boolean; readonly canCancel: boolean }>> = {
  scheduled: { isGoingOut: false, canCancel: true },
  sending: { isGoingOut: true, canCancel: true },
  sent: { isGoingOut: false, canCancel: false },
  cancelled: { isGoingOut: false, canCancel: false },
}

const backToCard = 'goes back to your card'

/** The same in words: as a term of the sale, before a cancellation, and after one, with the sum that the server names. */
export const cancelTexts = {
  term: `A gift that has not been sent can be canceled, and its amount ${backToCard}.`,
  one: `It is not sent, and its amount ${backToCard}.`,
  all: `They are not sent, and their amount ${backToCard}. Gifts that have gone out stay valid.`,
  done: (sum: string) => `Canceled. ${sum} ${backToCard}.`,
} as const

/** The statuses that the gift of one recipient may have. */
export const redemptionStatuses = ['scheduled', 'sent', 'opened', 'claimed', 'redeemed', 'expired', 'cancelled', 'bounced'] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]

type RedemptionRules = {
  /** `retry`: where the server can try again. */
  readonly canResend: boolean | 'retry'
  /** A claimed gift is somebody's already. */
  readonly canReissue: boolean
  readonly canCancel: boolean
}
const nothing: RedemptionRules = { canResend: false, canReissue: false, canCancel: false }

export const redemptionRules: Readonly<Record<RedemptionStatus, RedemptionRules>> = {
  scheduled: { canResend: false, canReissue: true, canCancel: true },
  sent: { canResend: true, canReissue: true, canCancel: false },
  opened: { canResend: true, canReissue: true, canCancel: false },
  claimed: nothing,
  redeemed: nothing,
  expired: nothing,
  cancelled: nothing,
  bounced: { canResend: 'retry', canReissue: true, canCancel: false },
}
