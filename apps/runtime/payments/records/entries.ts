import * as z from 'zod/mini'
import { agreement } from '../../../../features/payment/agreement.ts'
import { type ChannelName, isChannelName } from '../../../../features/payment/channel.ts'
import type { Thing } from '../../../../features/payment/thing.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'
import { centsSchema } from '../../../../features/shared/money/money.ts'
import { isMarkedGone } from '../../session/left.ts'
import { isGone } from '../../session/receiptRight.ts'
import { deviceStorage, tabStorage } from '../../storage/storage.ts'

// All that this device knows of payments: one entry for each attempt, from before it is sent. What is paid, the channel and the phase are its
// fields. Where an entry stands follows from its phase: open ones are the device's, so that every tab finds them; of one that is over the
// device keeps a mark, which names no sum and nobody and opens nothing, and the tab that has paid it the whole, until it is left.

/** Newer ones push older ones out: what this build cannot read first, then marks. */
const most = 150

/** Milliseconds since 1970 that `Date` can show. */
const time = z.number().check(z.minimum(0), z.maximum(8.64e15))

const paid = z.object({ charged: centsSchema, isSettled: z.boolean(), paidAt: time, count: z.number() })

const channelName = z.custom<ChannelName>(isChannelName)

const entry = z.extend(agreement, {
  key: z.string(),
  channel: channelName,
  terms: z.unknown(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Its place in the order of the device. */
  count: z.number(),
  /** `waiting`: about to be sent. `sent`: without a known outcome. `left`: the payer has gone on without it. Or how it was paid. */
  is: z.union([z.literal(['waiting', 'sent', 'left']), paid]),
  /** The payer has signed out: it is nobody's here. */
  isGone: z._default(z.boolean(), false),
})
export type Entry = Readonly<z.output<typeof entry>>
export type PaidEntry = Entry & { readonly is: z.output<typeof paid> }

export const isPaid = (each: Entry): each is PaidEntry => typeof each.is === 'object'

/** `thing`: the hash of it. `day`: of the device, when it was paid. */
const markOf = z.object({ thing: z.string(), count: z.number(), day: z.string(), channel: channelName })

/** A payment of this device. `entry`: null where this tab does not know it. */
export type Paid = Readonly<z.output<typeof markOf>> & { readonly mark: string; readonly entry: PaidEntry | null }

const open = 'entry.'
const ofTab = 'paid.'

/** An entry that is written and removed at once: as long as any. */
const probe = `probe.${'0'.repeat(12)}` as const

/** The day of a time, in UTC: it only tells an old payment from a new one. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Reads texts of a schema, each once: a press reads every entry many times. */
function reader<T>(schema: z.ZodMiniType<T>): (text: string) => T | null {
  const known = new Map<string, T | null>()
  const read = (text: string): T | null => {
    try {
      return z.safeParse(schema, JSON.parse(text)).data ?? null
    } catch {
      return null
    }
  }
  return (text) => {
    if (!known.has(text)) {
      // Texts that are written over are read no more.
      if (known.size > 2 * most) known.clear()
      known.set(text, read(text))
    }
    return known.get(text) ?? null
  }
}
const readEntry = reader(entry)
const readMark = reader(markOf)

/** The entries that every tab finds. Where the tab says something else, the device counts. */
const texts = (): readonly (readonly [mark: string, text: string])[] => [
  ...new Map([...tabStorage.list(open), ...deviceStorage.list(open)]),
]

/** Every tab finds the same one first, even if two tabs have written the same count. */
const older = (a: Entry, b: Entry) => a.count - b.count || (a.key < b.key ? -1 : 1)

/** The whole entries that this tab finds, the oldest first. */
function all(): readonly Entry[] {
  const found = [...tabStorage.list(ofTab), ...texts()].flatMap(([, text]) => readEntry(text) ?? [])
  return [...new Map(found.map((each) => [each.key, each])).values()].toSorted(older)
}

const isOver = (each: Entry): each is PaidEntry => isPaid(each) && each.is.isSettled

const markFrom = ({ thing, channel, is }: PaidEntry) => ({ thing: shortHash(thing), count: is.count, day: dayOf(is.paidAt), channel })

/** Every payment, the newest last. */
function payments(): readonly Paid[] {
  const whole = all().flatMap((each) => (isPaid(each) ? { ...markFrom(each), mark: shortHash(each.key), entry: each } : []))
  const known = new Set(whole.map(({ mark }) => mark))
  const marks = texts().flatMap(([mark, text]) => {
    const read = known.has(mark) ? null : readMark(text)
    return read ? { ...read, mark, entry: null } : []
  })
  return [...marks, ...whole].toSorted((a, b) => a.count - b.count)
}

const nextCount = (): number => Math.max(0, ...all().map(({ count }) => count), ...payments().map(({ count }) => count)) + 1

function pushOut(): void {
  const stored = deviceStorage.list(open)
  if (stored.length <= most) return
  const whole = all().flatMap((each) => (isOver(each) ? [] : shortHash(each.key)))
  const marks = payments().flatMap((each) => (each.entry && !isOver(each.entry) ? [] : each.mark))
  const unread = stored.flatMap(([mark]) => (whole.includes(mark) || marks.includes(mark) ? [] : mark))
  for (const mark of [...unread, ...marks, ...whole].slice(0, -most)) deviceStorage.remove(`${open}${mark}`)
}

/** Writes one to where its phase has its place, over what was there. Returns whether every tab finds it. */
function write(each: Entry): boolean {
  const mark = shortHash(each.key)
  const whole = JSON.stringify(entry.parse(each))
  const isSeen = isOver(each)
  const isOfNobody = isGone(each.key)
  // It stays nobody's for a page that was open when its payer signed out.
  const device = isSeen ? JSON.stringify({ ...markFrom(each), ...(isMarkedGone(mark) && { isGone: true }) }) : whole
  const before = deviceStorage.isSaved(`${open}${mark}`) ? deviceStorage.read(`${open}${mark}`) : null
  const isShared = deviceStorage.write(`${open}${mark}`, device)
  // An open entry is better than none: it is looked up again.
  if (!isShared && before !== null && !isSeen) deviceStorage.write(`${open}${mark}`, before)
  if (isShared) tabStorage.remove(`${open}${mark}`)
  else tabStorage.write(`${open}${mark}`, device)
  // Nothing stays of somebody who has signed out.
  if (isSeen && !isOfNobody) tabStorage.write(`${ofTab}${mark}`, whole)
  pushOut()
  return isShared
}

export const entries = {
  all,
  find: (key: string): Entry | null => all().find((each) => each.key === key) ?? null,
  /** The mark of a payment that is over, where this tab does not know it whole. */
  markFor: (key: string): Paid | null => payments().find((each) => each.entry === null && each.mark === shortHash(key)) ?? null,
  /** The attempt that an address names. Null for another channel's, for one that this tab does not know, and once its payer has signed out. */
  withMark: (mark: string, channel: ChannelName): Entry | null =>
    all().find((each) => shortHash(each.key) === mark && each.channel === channel && !isGone(each.key)) ?? null,
  /** The payments of a thing, the newest last. */
  paidFor: (thing: Thing): readonly Paid[] => payments().filter((each) => each.thing === shortHash(thing)),
  /** The marks of every payment that there is now. */
  marks: (): ReadonlySet<string> => new Set(payments().map(({ mark }) => mark)),
  nextCount,
  write,
  remove(key: string): void {
    for (const storage of [deviceStorage, tabStorage]) storage.remove(`${open}${shortHash(key)}`)
    tabStorage.remove(`${ofTab}${shortHash(key)}`)
  },
  /** Whether a reload finds it. */
  isSaved: (key: string): boolean => [deviceStorage, tabStorage].some((storage) => storage.isSaved(`${open}${shortHash(key)}`)),
  /** Whether a storage of the browser takes an entry of this size. */
  canWrite(each: Entry): boolean {
    return [deviceStorage, tabStorage].some((storage) => {
      const isSaved = storage.write(probe, JSON.stringify(each))
      storage.remove(probe)
      return isSaved
    })
  },
}
