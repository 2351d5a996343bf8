import * as z from 'zod/mini'
import type { Payable, Recorded } from '../../../../features/payment/attempt/attempt.ts'
import type { PaidBefore } from '../../../../features/payment/gate/gate.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'
import { rest } from '../../../../features/payment/rest.ts'
import { type Cents, centsSchema } from '../../../../features/shared/money/money.ts'
import { savedAt } from '../../storage/saved.ts'
import { deviceStorage, tabStorage } from '../../storage/storage.ts'

// The things that this device has paid, as marks: enough to ask before one is paid again. A mark opens no payment, and names
// neither an amount nor a person, so it stays after a sign-out.

/** `thing`: the bill, order or credit. `by`: the attempt that has paid it. */
const paidThing = z.object({ thing: z.string(), by: z.string() })
type PaidThing = z.output<typeof paidThing>

/** Newer ones push older ones out. */
const most = 100

const stored = savedAt(deviceStorage, 'paidThings', z.array(z.unknown()))

/** The oldest first. An entry of another build takes none of the others with it. */
const all = (): readonly PaidThing[] => (stored.read() ?? []).flatMap((entry) => z.safeParse(paidThing, entry).data ?? [])

const paidThings = {
  attempts: (): ReadonlySet<string> => new Set(all().map(({ by }) => by)),
  /** The marks of the attempts that have paid this thing, the oldest first. */
  paying: (thing: string): readonly string[] => all().flatMap((each) => (each.thing === shortHash(thing) ? [each.by] : [])),
  add(thing: string, by: string): void {
    const others = all().filter((each) => each.by !== by)
    stored.write([...others, { thing: shortHash(thing), by }].slice(-most))
  },
}

/** `charged`: what the card was charged. `at`: milliseconds since 1970. */
const payment = z.object({ amount: centsSchema, charged: centsSchema, rest: z.optional(rest), at: z.number(), count: z.number() })

type Paid<Reference> = {
  readonly attempt: Recorded<Reference & Payable>
  readonly charged: Cents
  readonly at: number
  readonly count: number
}

/** The payments of this tab, with their keys, for a reload. Both end with the tab and at a sign-out: a key alone opens a receipt. */
function createDevicePayments<Reference extends object>(name: string, reference: z.ZodMiniType<Reference>) {
  const prefix = `paid.${name}.`
  const stored = (key: string) => savedAt(tabStorage, prefix + key, z.intersection(reference, payment))

  function read(key: string): Paid<Reference> | null {
    const found = stored(key).read()
    if (!found) return null
    const { amount, charged, rest, at, count } = found
    return { attempt: { ...reference.parse(found), key, amount, ...(rest !== undefined && { rest }) }, charged, at, count }
  }

  /** The newest last. */
  const list = (): readonly Paid<Reference>[] =>
    tabStorage
      .list(prefix)
      .flatMap(([key]) => read(key) ?? [])
      .toSorted((a, b) => a.count - b.count)

  function add(attempt: Recorded<Reference & Payable>, charged: Cents): void {
    const count = (list().at(-1)?.count ?? 0) + 1
    const { amount, rest } = attempt
    stored(attempt.key).write({ ...reference.parse(attempt), amount, charged, ...(rest !== undefined && { rest }), at: Date.now(), count })
  }

  return { read, list, add }
}

type Again = PaidBefore['again']

/** The rule for paying the same again; for all payments, or by the reference. */
export type AgainOf<Reference> = Again | ((reference: Reference) => Again)

/** The payments of a surface that are over: the device has their marks, and this tab its own with their keys. */
export function createPaidRecords<Reference extends object>(
  name: string,
  reference: z.ZodMiniType<Reference>,
  payableKey: (reference: Reference) => string,
  again: AgainOf<Reference>,
) {
  type Attempt = Recorded<Reference & Payable>
  const devicePayments = createDevicePayments(name, reference)
  const getRule = (of: Reference): Again => (typeof again === 'function' ? again(of) : again)
  /** The payments that this page has counted: made before it opened, or shown by it. Its sums include them. */
  const known = new Set([...paidThings.attempts(), ...devicePayments.list().map(({ attempt }) => shortHash(attempt.key))])

  const devicePaymentsFor = (thing: string) => devicePayments.list().filter(({ attempt }) => payableKey(attempt) === thing)

  /** The marks of the attempts that have paid this thing, the newest last. The tab alone may have one, where the device's storage is full. */
  const marksOf = (thing: string): readonly string[] => [
    ...new Set([...paidThings.paying(thing), ...devicePaymentsFor(thing).map(({ attempt }) => shortHash(attempt.key))]),
  ]

  /** Whether this thing is paid, by any tab; with the attempt's key where this tab has paid it. */
  const paidBy = (thing: string): { readonly key: string | null } | null =>
    marksOf(thing).length === 0 ? null : { key: devicePaymentsFor(thing).at(-1)?.attempt.key ?? null }

  /** The key of this tab's payment with this mark: an address may name it, because it gives nobody else access. */
  const keyOf = (mark: string): string | null =>
    devicePayments.list().find(({ attempt }) => shortHash(attempt.key) === mark)?.attempt.key ?? null

  /** The payment of the same thing to ask about before another; null where there is none, or no more is due than it left. */
  function paidBefore(attempt: Reference & Payable): PaidBefore | null {
    const thing = payableKey(attempt)
    const rule = getRule(attempt)
    const mark = marksOf(thing).findLast((each) => rule !== 'free' || !known.has(each))
    if (mark === undefined) return null
    const here = devicePaymentsFor(thing).findLast(({ attempt: { key } }) => shortHash(key) === mark) ?? null
    const left = here?.attempt.rest?.ofPayer
    if (rule === 'asked' && attempt.due !== undefined && left !== undefined && attempt.due <= left) return null
    return { mark, again: rule, seen: here && { charged: here.charged, at: here.at } }
  }

  /** Whether this thing was paid by an attempt that was not known then. A thing that is paid once is always new. */
  const isNewSince = (attempt: Attempt, then: ReadonlySet<string> = known): boolean =>
    marksOf(payableKey(attempt)).some((mark) => getRule(attempt) === 'never' || !then.has(mark))

  return {
    paidBy,
    keyOf,
    paidBefore,
    isNewSince,
    /** The agreement of a payment of this tab. */
    find: (key: string): Attempt | null => devicePayments.read(key)?.attempt ?? null,
    /** The marks of every payment that there is now. */
    marks: (): ReadonlySet<string> => new Set([...known, ...paidThings.attempts()]),
    /** The page has shown the outcome of this attempt. */
    know: (key: string): void => void known.add(shortHash(key)),
    add(attempt: Attempt, charged: Cents): void {
      paidThings.add(payableKey(attempt), shortHash(attempt.key))
      devicePayments.add(attempt, charged)
    },
  }
}
