import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import type { Right } from '../../../features/shared/flow/right.ts'
import { isMarkedGone } from './left.ts'
import { rights } from './rights.ts'

const named = (key: string): Right<'receipt'> => ({ of: 'receipt', name: shortHash(key) })

/** Whether the payer has signed out since: then this page shows nothing of the payment. A guest's page has its right still. */
export const isGone = (key: string): boolean => isMarkedGone(shortHash(key)) && !rights.has(named(key))

/** The right to a payment's receipt: everybody who has the key of its attempt may read it. A reload finds it again. */
export function receiptRight(key: string): Right<'receipt'> {
  const right = named(key)
  if (!isGone(key)) rights.save(rights.hold('receipt', right.name, key))
  return right
}
