import * as z from 'zod/mini'

const intervals = { month: 'monthly', monthly: 'monthly', year: 'yearly', yearly: 'yearly' } as const

/** How often a subscription is charged: `monthly` or `month`, `yearly` or `year`. */
export const interval = z.codec(z.literal(['month', 'monthly', 'year', 'yearly']), z.literal(['monthly', 'yearly']), {
  decode: (word) => intervals[word],
  encode: (word) => word,
})
