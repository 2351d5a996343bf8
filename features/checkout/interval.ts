import * as z from 'zod/mini'

const intervals = { month: 'monthly', monthly: 'monthly', year: 'yearly', yearly: 'yearly' } as const

/** The billing interval of a subscription: `monthly` or `month`, `yearly` or `year`. */
export const interval = z.codec(z.literal(['month', 'monthly', 'year', 'yearly']), z.literal(['monthly', 'yearly']), {
  decode: (word) => intervals[word],
  encode: (word) => word,
})
