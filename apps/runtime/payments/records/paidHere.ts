import * as z from 'zod/mini'
import type { RecordedAttempt } from '../../../../features/payment/attempt/payable.ts'
import { type Cents, centsSchema } from '../../../../features/shared/money/money.ts'
import { savedAt } from '../../storage/saved.ts'
import { tabStorage } from '../../storage/storage.ts'

/** `charged`: what the card was charged. `at`: milliseconds since 1970. */
const payment = z.object({
  amount: centsSchema,
  charged: centsSchema,
  remaining: z.optional(centsSchema),
  at: z.number(),
  count: z.number(),
})

type Paid<Reference> = {
  readonly attempt: RecordedAttempt & Reference
  readonly charged: Cents
  readonly at: number
  readonly count: number
}

/**
 * The payments that this tab has made, with their keys: a reload shows them again. Both end with the tab and at a sign-out,
 * because a key alone opens a receipt.
 */
export function createPaidHere<Reference extends object>(name: string, reference: z.ZodMiniType<Reference>) {
  const prefix = `paid.${name}.`
  const stored = (key: string) => savedAt(tabStorage, prefix + key, z.intersection(reference, payment))

  function read(key: string): Paid<Reference> | null {
    const found = stored(key).read()
    if (!found) return null
    const { amount, charged, remaining, at, count } = found
    return { attempt: { ...reference.parse(found), key, amount, ...(remaining !== undefined && { remaining }) }, charged, at, count }
  }

  /** The newest last. */
  const list = (): readonly Paid<Reference>[] =>
    tabStorage
      .list(prefix)
      .flatMap(([key]) => read(key) ?? [])
      .toSorted((a, b) => a.count - b.count)

  function add(attempt: RecordedAttempt & Reference, charged: Cents): void {
    const count = (list().at(-1)?.count ?? 0) + 1
    const { amount, remaining } = attempt
    stored(attempt.key).write({
      ...reference.parse(attempt),
      amount,
      charged,
      ...(remaining !== undefined && { remaining }),
      at: Date.now(),
      count,
    })
  }

  return { read, list, add }
}
