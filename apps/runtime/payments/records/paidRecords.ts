import * as z from 'zod/mini'
import { type ListedAttempt, type Payable, type Recorded, isForeign } from '../../../../features/payment/attempt/attempt.ts'
import type { PaidBefore } from '../../../../features/payment/gate/gate.ts'
import { type Thing, againFor } from '../../../../features/payment/thing.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'
import { dayEverywhere } from '../../../../features/shared/dates/day.ts'
import { type Cents, centsSchema } from '../../../../features/shared/money/money.ts'
import { savedAt } from '../../storage/saved.ts'
import { deviceStorage, tabStorage } from '../../storage/storage.ts'
import { payable } from './attemptStore.ts'

// The things that this device has paid, as marks: enough to ask before one is paid again. A mark opens no payment, and names
// neither an amount nor a person, so it stays after a sign-out.

/** `thing`: the hash of what was paid. `by`: of the attempt's key. `day`: in UTC; an earlier build marked none. */
const mark = z.object({ thing: z.string(), by: z.string(), day: z.optional(z.string()) })
type Mark = z.output<typeof mark>

const dayInUtc = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Newer ones push older ones out. */
const most = 100

const stored = savedAt(deviceStorage, 'paidThings', z.array(z.unknown()))

/** The oldest first. An entry of another build takes none of the others with it. */
const marks = (): readonly Mark[] => (stored.read() ?? []).flatMap((entry) => z.safeParse(mark, entry).data ?? [])

const isMarked = (key: string): boolean => marks().some(({ by }) => by === shortHash(key))

/** A payment may be shown again, but was made once: its mark keeps its day. */
function addMark(thing: Thing, key: string): void {
  if (isMarked(key)) return
  stored.write([...marks(), { thing: shortHash(thing), by: shortHash(key), day: dayInUtc(Date.now()) }].slice(-most))
}

/** `charged`: what the card was charged. */
const payment = z.extend(payable, { charged: centsSchema, at: z.number(), count: z.number() })

type Paid<Reference> = {
  readonly attempt: Recorded<Reference & Payable>
  readonly charged: Cents
  readonly at: number
  readonly count: number
}

/** The payments of a surface that are over: the device has the marks of all surfaces, and this tab its own with their keys. */
export function createPaidRecords<Reference extends object>(name: string, reference: z.ZodMiniType<Reference>) {
  type Attempt = Recorded<Reference & Payable>
  const prefix = `paid.${name}.`
  const storedAt = (key: string) => savedAt(tabStorage, prefix + key, z.intersection(reference, payment))

  function read(key: string): Paid<Reference> | null {
    const found = storedAt(key).read()
    if (!found) return null
    const { charged, at, count } = found
    return { attempt: { ...reference.parse(found), ...payable.parse(found), key }, charged, at, count }
  }

  /** The payments of this tab, the newest last. They end with the tab and at a sign-out: a key alone opens a receipt. */
  const payments = (): readonly Paid<Reference>[] =>
    tabStorage
      .list(prefix)
      .flatMap(([key]) => read(key) ?? [])
      .toSorted((a, b) => a.count - b.count)

  const hashOf = ({ attempt }: Paid<Reference>): string => shortHash(attempt.key)
  /** The payments that this page has counted: made before it opened, or shown by it. Its sums include them. */
  const known = new Set([...marks().map(({ by }) => by), ...payments().map(hashOf)])

  /** The marks of this thing, the newest last. The tab alone may have one, where the device's storage is full. */
  function marksOf(thing: Thing): readonly string[] {
    const ofDevice = marks().filter((each) => each.thing === shortHash(thing))
    const ofTab = payments().filter(({ attempt }) => attempt.thing === thing)
    return [...new Set([...ofDevice.map(({ by }) => by), ...ofTab.map(hashOf)])]
  }

  /** The key of this tab's last payment that counts; null for none. */
  const lastPaid = (counts: (attempt: Attempt) => boolean): string | null =>
    payments().findLast(({ attempt }) => counts(attempt))?.attempt.key ?? null

  /** Whether this thing is paid, by any tab; with the attempt's key where this tab has paid it. */
  const paidBy = (thing: Thing): { readonly key: string | null } | null =>
    marksOf(thing).length === 0 ? null : { key: lastPaid((attempt) => attempt.thing === thing) }

  /** This tab's payment with this mark. */
  const withMark = (by: string) => payments().find((each) => hashOf(each) === by)

  /** The payment of the same thing to ask about before another; null where there is none, or no more is due than it left. */
  function paidBefore({ thing, due }: Payable): PaidBefore | null {
    const again = againFor(thing)
    const last = marksOf(thing).findLast((by) => again !== 'free' || !known.has(by))
    if (last === undefined) return null
    const here = withMark(last)
    // A bill of a later day is another one, also where its name is the same, and no list of refunds is slow for days.
    const day = here ? dayInUtc(here.at) : marks().find(({ by }) => by === last)?.day
    if (again === 'asked' && day !== undefined && day < dayEverywhere(Date.now())) return null
    const left = here?.attempt.rest?.ofPayer
    if (again === 'asked' && due !== undefined && left !== undefined && due <= left) return null
    return { mark: last, again, seen: here ? { charged: here.charged, currency: here.attempt.currency, at: here.at } : null }
  }

  /** Whether this thing was paid by an attempt that was not known then. A thing that is paid once is always new. */
  const isNewSince = (thing: Thing, then: ReadonlySet<string> = known): boolean =>
    marksOf(thing).some((by) => againFor(thing) === 'never' || !then.has(by))

  return {
    lastPaid,
    paidBy,
    /** The key of the payment with this mark: an address may name the mark, because it gives nobody else access. */
    keyOf: (by: string): string | null => withMark(by)?.attempt.key ?? null,
    paidBefore,
    isNewSince,
    /** The agreement of a payment of this tab. */
    find: (key: string): Attempt | null => read(key)?.attempt ?? null,
    /** The marks of every payment that there is now. */
    marks: (): ReadonlySet<string> => new Set([...known, ...marks().map(({ by }) => by)]),
    /** The page has shown the outcome of this attempt. */
    know: (key: string): void => void known.add(shortHash(key)),
    knows: (key: string): boolean => known.has(shortHash(key)),
    /** Whether any page has shown this attempt as paid. */
    isMarked,
    /** Takes back a payment that was shown, and turns out not to have been taken. */
    remove(key: string): void {
      stored.write(marks().filter(({ by }) => by !== shortHash(key)))
      tabStorage.remove(prefix + key)
    },
    /** A payment of another surface, or of a payer who has signed out, leaves a mark alone: its receipt is not this one's. */
    add(attempt: ListedAttempt<Reference & Payable>, charged: Cents, isLeft: boolean): void {
      addMark(attempt.thing, attempt.key)
      if (isForeign(attempt) || isLeft || read(attempt.key)) return
      const count = (payments().at(-1)?.count ?? 0) + 1
      storedAt(attempt.key).write({ ...reference.parse(attempt), ...payable.parse(attempt), charged, at: Date.now(), count })
    },
  }
}
