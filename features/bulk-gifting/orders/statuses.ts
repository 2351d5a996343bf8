/** What becomes of an order. */
export const orderStatuses = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What becomes of the gift of one recipient. */
export const redemptionStatuses = ['scheduled', 'sent', 'opened', 'claimed', 'redeemed', 'expired', 'cancelled', 'bounced'] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]
