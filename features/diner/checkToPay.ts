import * as z from 'zod/mini'
import type { Payable } from '../payment/payment.ts'
import type { Cents } from '../shared/money/money.ts'

const amount = z.custom<Cents>(Number.isSafeInteger)

/** What is agreed of a check, apart from what the card is charged. It is recorded with an attempt, so it says nothing of the diner. */
export const agreedCheck = z.object({
  pos: z.string(),
  location: z.string(),
  ticket: z.string(),
  due: amount,
  tip: amount,
  cash: amount,
  claimId: z.nullable(z.string()),
})
export type AgreedCheck = z.output<typeof agreedCheck>

/** A check to pay: `amount` is what the card is charged. */
export type CheckToPay = Payable & AgreedCheck
