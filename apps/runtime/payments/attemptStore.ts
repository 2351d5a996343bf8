import * as z from 'zod/mini'
import type { RecordedAttempt } from '../../../features/payment/earlierAttempts.ts'
import { centsSchema } from '../../../features/shared/money/money.ts'
import { deviceStorage, tabStorage } from '../storage/storage.ts'

// Where the attempts of a surface are recorded: on the device, with the tab's storage as the fallback.

const day = 24 * 60 * 60 * 1_000
/** Milliseconds after which an attempt is no longer looked up. */
const lookedUpFor = 7 * day
/** Milliseconds for which the device remembers what it has paid: a tab may sleep for a month. */
const paidFor = 30 * day

/** `isWaiting`: it is about to be sent. `paidAt`: it has paid, and the payer has seen that. Another build's record may say neither. */
const record = z.object({ amount: centsSchema, at: z.number(), isWaiting: z.optional(z.boolean()), paidAt: z.optional(z.number()) })

/** `at` and `paidAt` are milliseconds since the epoch; `paidAt` is null before the payer has seen that it paid. */
export type Entry<Recorded> = {
  readonly attempt: Recorded
  readonly at: number
  readonly isWaiting: boolean
  readonly paidAt: number | null
}

/** Every tab finds the same attempt first, also among those of the same millisecond. */
const older = (a: Entry<RecordedAttempt>, b: Entry<RecordedAttempt>) => a.at - b.at || (a.attempt.key < b.attempt.key ? -1 : 1)

const isFresh = ({ at, paidAt }: Entry<unknown>, now: number): boolean =>
  paidAt === null ? now - at < lookedUpFor : now - paidAt < paidFor

/** Another build may read a record that this one cannot. */
function isOfAnotherBuild(text: string, now: number): boolean {
  try {
    const { data } = z.object({ at: z.number() }).safeParse(JSON.parse(text))
    return data !== undefined && now - data.at < paidFor
  } catch {
    return false
  }
}

export function createAttemptStore<Reference extends object>(name: string, reference: z.ZodMiniType<Reference>) {
  type Recorded = RecordedAttempt & Reference
  const keyOf = (key: string) => `${name}.${key}`

  function parse(key: string, text: string): Entry<Recorded> | null {
    try {
      const stored: unknown = JSON.parse(text)
      const { amount, at, isWaiting = false, paidAt = null } = record.parse(stored)
      return { attempt: { ...reference.parse(stored), key, amount, startedAt: at }, at, isWaiting, paidAt }
    } catch {
      return null
    }
  }

  function remove(key: string): void {
    for (const storage of [deviceStorage, tabStorage]) storage.remove(keyOf(key))
  }

  /** Returns whether every tab finds it. */
  function write(attempt: Recorded, state: { readonly at?: number; readonly isWaiting?: true; readonly paidAt?: number }): boolean {
    const text = JSON.stringify({ ...reference.parse(attempt), amount: attempt.amount, at: Date.now(), ...state })
    const isShared = deviceStorage.write(keyOf(attempt.key), text)
    if (!isShared) tabStorage.write(keyOf(attempt.key), text)
    return isShared
  }

  /** Whether a reload finds it. */
  const isSaved = (key: string): boolean => [deviceStorage, tabStorage].some((storage) => storage.isSaved(keyOf(key)))

  function read(key: string): Entry<Recorded> | null {
    const text = deviceStorage.read(keyOf(key)) ?? tabStorage.read(keyOf(key))
    return text === null ? null : parse(key, text)
  }

  /** All that are still kept, the oldest first. */
  function entries(now = Date.now()): readonly Entry<Recorded>[] {
    const records = new Map([...tabStorage.list(keyOf('')), ...deviceStorage.list(keyOf(''))])
    const found = [...records].flatMap(([key, text]) => {
      const entry = parse(key, text)
      if (entry ? isFresh(entry, now) : isOfAnotherBuild(text, now)) return entry ? [entry] : []
      remove(key)
      return []
    })
    return found.toSorted(older)
  }

  return { entries, read, write, isSaved, remove }
}
