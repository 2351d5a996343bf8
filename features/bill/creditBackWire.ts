import * as z from 'zod/mini'
import { numeric, orElse } from '../shared/api/wire.ts'
import { defaultCreditBack } from './savings.ts'

/** `sub_credit_back_percent` of the wire: a fraction in spite of its name. */
export const creditBack = orElse(numeric.check(z.refine((share) => share >= 0 && share <= 1, 'Not a fraction')), defaultCreditBack)
