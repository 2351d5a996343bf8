import type * as z from 'zod/mini'
import type { RecordedAttempt, Payable } from '../../../../features/payment/attempt/payable.ts'
import type { PaidBefore } from '../../../../features/payment/gate/paidBefore.ts'
import { markOf } from '../../../../features/shared/api/answers/markOf.ts'
import type { Cents } from '../../../../features/shared/money/money.ts'
import { createPaidHere } from './paidHere.ts'
import { paidThings } from './paidThings.ts'

type Again = PaidBefore['again']

/** How a surface's things may be paid again; for all of them, or by the reference. */
export type AgainOf<Reference> = Again | ((reference: Reference) => Again)

/** The payments of a surface that are over: the device has their marks, and this tab its own with their keys. */
export function createPaidRecords<Reference extends object>(
  name: string,
  reference: z.ZodMiniType<Reference>,
  thingOf: (reference: Reference) => string,
  again: AgainOf<Reference>,
) {
  type Recorded = RecordedAttempt & Reference
  const paidHere = createPaidHere(name, reference)
  const ruleOf = (of: Reference): Again => (typeof again === 'function' ? again(of) : again)
  /** The payments that this page knows of: made before it opened, or shown by it. Its sums take account of them. */
  const known = new Set([...paidThings.attempts(), ...paidHere.list().map(({ attempt }) => markOf(attempt.key))])

  const paidHereFor = (thing: string) => paidHere.list().filter(({ attempt }) => thingOf(attempt) === thing)

  /** The marks of the attempts that have paid this thing, the newest last. The tab alone may have one, where the device's storage is full. */
  const marksOf = (thing: string): readonly string[] => [
    ...new Set([...paidThings.paying(thing), ...paidHereFor(thing).map(({ attempt }) => markOf(attempt.key))]),
  ]

  /** Whether this thing is paid, by any tab; with the attempt's key where this tab has paid it. */
  const paidBy = (thing: string): { readonly key: string | null } | null =>
    marksOf(thing).length === 0 ? null : { key: paidHereFor(thing).at(-1)?.attempt.key ?? null }

  /** The key of this tab's payment with this mark: an address names it, and opens nothing for anybody else. */
  const keyOf = (mark: string): string | null => paidHere.list().find(({ attempt }) => markOf(attempt.key) === mark)?.attempt.key ?? null

  /** The payment of the same thing to ask about before another; null where there is none, or no more is due than it left. */
  function paidBefore(attempt: Reference & Payable): PaidBefore | null {
    const thing = thingOf(attempt)
    const rule = ruleOf(attempt)
    const mark = marksOf(thing).findLast((each) => rule !== 'free' || !known.has(each))
    if (mark === undefined) return null
    const here = paidHereFor(thing).findLast(({ attempt: { key } }) => markOf(key) === mark) ?? null
    const left = here?.attempt.remaining
    if (rule === 'asked' && attempt.due !== undefined && left !== undefined && attempt.due <= left) return null
    return { mark, again: rule, seen: here && { charged: here.charged, at: here.at } }
  }

  /** Whether this thing was paid by an attempt that was not known then. A thing that is paid once is always new. */
  const isNewSince = (attempt: Recorded, then: ReadonlySet<string> = known): boolean =>
    marksOf(thingOf(attempt)).some((mark) => ruleOf(attempt) === 'never' || !then.has(mark))

  return {
    paidBy,
    keyOf,
    paidBefore,
    isNewSince,
    /** The agreement of a payment of this tab. */
    find: (key: string): Recorded | null => paidHere.read(key)?.attempt ?? null,
    /** The marks of every payment that there is now. */
    marks: (): ReadonlySet<string> => new Set([...known, ...paidThings.attempts()]),
    /** The page has shown the outcome of this attempt. */
    know: (key: string): void => void known.add(markOf(key)),
    add(attempt: Recorded, charged: Cents): void {
      paidThings.add(thingOf(attempt), markOf(attempt.key))
      paidHere.add(attempt, charged)
    },
  }
}
