import * as z from 'zod/mini'

const largest = Number.MAX_SAFE_INTEGER

/** A whole number. (`z.int` would also bundle every other number format.) */
export const whole = z.number().check(z.multipleOf(1), z.minimum(-largest), z.maximum(largest))
