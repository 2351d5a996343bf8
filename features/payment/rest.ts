import * as z from 'zod/mini'
import { centsSchema } from '../shared/money/money.ts'

/** The sum that stays unpaid after a payment: of what this payer was asked for, and of the whole bill. An order may leave a part to others. */
export const rest = z.object({ ofPayer: centsSchema, ofBill: centsSchema })
export type Rest = Readonly<z.output<typeof rest>>
