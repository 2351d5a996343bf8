import * as z from 'zod/mini'

/** A whole number. (`z.int` would also bundle every other number format.) */
export const whole = z.number().check(z.refine(Number.isSafeInteger, 'Not a whole number'))
