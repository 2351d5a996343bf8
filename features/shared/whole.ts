import * as z from 'zod/mini'

/** A whole number. (`z.int` says the same and would bring every other format of numbers along.) */
export const whole = z.number().check(z.refine(Number.isSafeInteger, 'Not a whole number'))
