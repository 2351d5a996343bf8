import * as z from 'zod/mini'

// Apart from `phone.ts`: a first load that only passes numbers on validates none.

/** A phone number as digits with its country code. A US number has 11, with its leading 1. */
export type Phone = string & z.core.$brand<'Phone'>

/** A number in a request: its form has already validated it. */
export const phoneOnTheWire = z.string().brand<'Phone'>()
