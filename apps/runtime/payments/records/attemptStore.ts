import * as z from 'zod/mini'
import type { Payable, Recorded } from '../../../../features/payment/attempt/attempt.ts'
import { rest } from '../../../../features/payment/rest.ts'
import { centsSchema } from '../../../../features/shared/money/money.ts'
import { deviceStorage, tabStorage } from '../../storage/storage.ts'

// The records of a surface's attempts: on the device, with the tab's storage as the fallback. No clock ends a record: it ends
// when its outcome is known, or when newer ones push it out.

/** The number of newer attempts after which an attempt without a look-up is deleted. */
const most = 50

/** `count`: its place in the order of records. `isWaiting`: it is about to be sent. */
const record = z.object({ amount: centsSchema, rest: z.optional(rest), at: z.number(), count: z.number(), isWaiting: z.boolean() })

export type Entry<Attempt> = { readonly attempt: Attempt; readonly count: number; readonly isWaiting: boolean }

/** Every tab finds the same attempt first, even if two tabs have the same count. */
const older = (a: Entry<Recorded<Payable>>, b: Entry<Recorded<Payable>>) => a.count - b.count || (a.attempt.key < b.attempt.key ? -1 : 1)

export function createAttemptStore<Reference extends object>(name: string, reference: z.ZodMiniType<Reference>) {
  type Attempt = Recorded<Reference & Payable>
  const storageKey = (key: string) => `${name}.${key}`

  /** Null where another build has written it. */
  function parse(key: string, text: string): Entry<Attempt> | null {
    try {
      const stored: unknown = JSON.parse(text)
      const { amount, rest, at, count, isWaiting } = record.parse(stored)
      const attempt = { ...reference.parse(stored), key, amount, startedAt: at, ...(rest !== undefined && { rest }) }
      return { attempt, count, isWaiting }
    } catch {
      return null
    }
  }

  const texts = () => new Map([...tabStorage.list(storageKey('')), ...deviceStorage.list(storageKey(''))])

  function remove(key: string): void {
    for (const storage of [deviceStorage, tabStorage]) storage.remove(storageKey(key))
  }

  /** All that are still kept, the oldest first. */
  const entries = (): readonly Entry<Attempt>[] => [...texts()].flatMap(([key, text]) => parse(key, text) ?? []).toSorted(older)

  function read(key: string): Entry<Attempt> | null {
    const text = deviceStorage.read(storageKey(key)) ?? tabStorage.read(storageKey(key))
    return text === null ? null : parse(key, text)
  }

  /** Makes room for one more. What this build cannot read is the oldest. */
  function pushOut(): void {
    const read = entries().map(({ attempt }) => attempt.key)
    const unread = [...texts().keys()].filter((key) => !read.includes(key))
    for (const key of [...unread, ...read].slice(0, -most)) remove(key)
  }

  /** Returns whether every tab finds it. */
  function write(attempt: Attempt, { isWaiting = false } = {}): boolean {
    const { amount, rest, key } = attempt
    const before = read(key)
    const count = before?.count ?? (entries().at(-1)?.count ?? 0) + 1
    const text = JSON.stringify({ ...reference.parse(attempt), amount, rest, at: Date.now(), count, isWaiting })
    const isShared = deviceStorage.write(storageKey(key), text)
    if (!isShared) tabStorage.write(storageKey(key), text)
    pushOut()
    return isShared
  }

  /** Whether a reload finds it. */
  const isSaved = (key: string): boolean => [deviceStorage, tabStorage].some((storage) => storage.isSaved(storageKey(key)))

  return { entries, read, write, isSaved, remove }
}
