/** The statuses that an order may have. */
export const orderStatuses = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The statuses that the gift of one recipient may have. */
export const redemptionStatuses = ['scheduled', 'sent', 'opened', 'claimed', 'redeemed', 'expired', 'cancelled', 'bounced'] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]
