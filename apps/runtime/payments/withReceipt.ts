import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'

type Outcome = { readonly outcome: string }
type Made<Receipt> = { readonly outcome: 'paid'; readonly receipt: Receipt }

/** The answer about an attempt, with the receipt that the surface makes of what it reads. */
export async function withReceipt<Read, Receipt, Other extends Outcome>(
  asked: Promise<Answer<Made<Read> | Other>>,
  toReceipt: (read: Read) => Receipt,
): Promise<Answer<Made<Receipt> | Other>> {
  const isMade = (value: Made<Read> | Other): value is Made<Read> => value.outcome === 'paid'
  const answer = await asked
  if (!answer.ok) return answer
  const { value } = answer
  return answered(isMade(value) ? { outcome: 'paid', receipt: toReceipt(value.receipt) } : value)
}
