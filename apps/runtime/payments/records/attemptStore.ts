import * as z from 'zod/mini'
import type { ListedAttempt, Payable, Recorded } from '../../../../features/payment/attempt/attempt.ts'
import { rest } from '../../../../features/payment/rest.ts'
import { type Thing, thingSchema } from '../../../../features/payment/thing.ts'
import { centsSchema, currencySchema } from '../../../../features/shared/money/money.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'
import { hasLeft } from '../../session/left.ts'
import { currencyOr } from '../../money.ts'
import { deviceStorage, tabStorage } from '../../storage/storage.ts'
import { channelsWith } from './channels.ts'

// The records of attempts: on the device, with the tab's storage as the fallback. No clock ends a record: it ends when its
// outcome is known, or when newer ones push it out.

/** The number of newer attempts after which an attempt without a look-up is deleted. */
const most = 50

/** The part of a record that every surface has. */
export const payable = z.object({
  thing: thingSchema,
  name: z.nullable(z.string()),
  amount: centsSchema,
  currency: currencySchema,
  shown: z.optional(centsSchema),
  rest: z.optional(rest),
})

/** An entry that is written and removed at once. Its key is as long as a record's, and in no list of records. */
const probe = `probe.${'0'.repeat(48)}`

/**
 * `count`: its place in the order of records. `isWaiting`: it is about to be sent. Release 0.2 recorded less, and kept what was paid,
 * with its time.
 */
const record = z.extend(z.partial(payable, { thing: true, name: true, currency: true }), {
  at: z.number(),
  count: z._default(z.number(), 0),
  isWaiting: z._default(z.boolean(), false),
  paidAt: z.optional(z.undefined()),
})

export type Entry<Reference> = {
  readonly attempt: ListedAttempt<Reference & Payable>
  readonly channel: string
  readonly count: number
  readonly isWaiting: boolean
}

/** Every tab finds the same attempt first, even if two tabs have the same count. */
const older = (a: Entry<object>, b: Entry<object>) => a.count - b.count || (a.attempt.key < b.attempt.key ? -1 : 1)

/** `thingOf`: of a record of release 0.2. */
export function createAttemptStore<Reference extends object>(
  name: string,
  reference: z.ZodMiniType<Reference>,
  thingOf: (reference: Reference) => Thing,
) {
  type Attempt = Recorded<Reference & Payable>
  const channels = channelsWith(name)
  const storages = [deviceStorage, tabStorage]
  const storageKey = (key: string, channel = name) => `${channel}.${key}`

  /** Null where another build has written it. */
  function parse(key: string, channel: string, text: string): Entry<Reference> | null {
    try {
      const stored: unknown = JSON.parse(text)
      const { at: startedAt, count, isWaiting, paidAt: _, thing, currency, name: named = null, ...sums } = record.parse(stored)
      const common = { ...sums, currency: currencyOr(currency), key, name: named, startedAt }
      if (channel !== name) {
        const foreign = {
          ...common,
          thing: thing ?? thingSchema.parse(`bill:${key}`),
          isForeign: true,
          isLeft: hasLeft(shortHash(key)),
        } as const
        return { attempt: foreign, channel, count, isWaiting }
      }
      const own = reference.parse(stored)
      return { attempt: { ...own, ...common, thing: thing ?? thingOf(own) }, channel, count, isWaiting }
    } catch {
      return null
    }
  }

  const texts = () =>
    channels.flatMap((channel) =>
      [...new Map(storages.toReversed().flatMap((storage) => storage.list(storageKey('', channel))))].map(([key, text]) => ({
        key,
        channel,
        text,
      })),
    )

  function remove(key: string): void {
    for (const channel of channels) for (const storage of storages) storage.remove(storageKey(key, channel))
  }

  /** All that are still kept, of every surface that pays the same things, the oldest first. */
  const entries = (): readonly Entry<Reference>[] =>
    texts()
      .flatMap(({ key, channel, text }) => parse(key, channel, text) ?? [])
      .toSorted(older)

  const read = (key: string): Entry<Reference> | null => entries().find(({ attempt }) => attempt.key === key) ?? null

  /** Makes room for one more. What this build cannot read is the oldest. */
  function pushOut(): void {
    const own = texts().filter(({ channel }) => channel === name)
    const known = entries().flatMap(({ attempt, channel }) => (channel === name ? [attempt.key] : []))
    const unknown = own.flatMap(({ key }) => (known.includes(key) ? [] : [key]))
    for (const key of [...unknown, ...known].slice(0, -most)) remove(key)
  }

  const textOf = (attempt: Reference & Payable, count: number, isWaiting: boolean): string =>
    JSON.stringify({ ...reference.parse(attempt), ...payable.parse(attempt), at: Date.now(), count, isWaiting })

  /** Whether a storage of the browser takes a record of this size. */
  function canWrite(what: Reference & Payable): boolean {
    const text = textOf(what, Number.MAX_SAFE_INTEGER, false)
    return storages.some((storage) => {
      const isSaved = storage.write(probe, text)
      storage.remove(probe)
      return isSaved
    })
  }

  /** Returns whether every tab finds it. */
  function write(attempt: Attempt, { isWaiting = false } = {}): boolean {
    const { key } = attempt
    const all = entries()
    const count = read(key)?.count ?? (all.at(-1)?.count ?? 0) + 1
    const text = textOf(attempt, count, isWaiting)
    const isShared = deviceStorage.write(storageKey(key), text)
    if (!isShared) tabStorage.write(storageKey(key), text)
    pushOut()
    return isShared
  }

  /** Whether a reload finds it. */
  const isSaved = (key: string): boolean => storages.some((storage) => storage.isSaved(storageKey(key)))

  return { entries, read, write, canWrite, isSaved, remove }
}
