import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import type { Right } from '../../../features/shared/flow/right.ts'
import { rights } from '../session/rights.ts'

/** The right to a payment's receipt: everybody who has the key of its attempt may read it. */
export const receiptRight = (key: string): Right<'receipt'> => rights.hold('receipt', shortHash(key), key)
