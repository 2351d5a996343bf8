import * as z from 'zod/mini'
import { orDropped } from '../../shared/api/dropped.ts'
import { numeric, orNull } from '../../shared/api/wire.ts'
import { defaultCreditBack } from '../sums/savings.ts'

const share = numeric.check(z.refine((value) => value >= 0 && value <= 1, 'Not a fraction'))

/** `sub_credit_back_percent` of the wire: a fraction in spite of its name. One that cannot be read promises nothing. */
export const creditBack = z.pipe(
  orDropped(orNull(share), 0),
  z.transform((said) => said ?? defaultCreditBack),
)
