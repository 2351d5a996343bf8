import type { OrderSummary } from '../../../features/bulk-gifting/order.ts'

/** Milliseconds until orders are read again: while one is being sent, its figures change. */
export const repeatOf = (orders: readonly OrderSummary[]): number => (orders.some(({ status }) => status === 'sending') ? 3_000 : 0)
