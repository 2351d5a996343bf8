import * as z from 'zod/mini'
import type { RecordedAttempt, RecordedAttempts } from '../../../features/payment/earlierAttempts.ts'
import type { Elsewhere } from '../../../features/payment/charge.ts'
import { type Answer, answered, failed } from '../../../features/shared/api/answer.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { newAttemptKey } from '../api/attempts.ts'
import { deviceStorage, tabStorage } from '../storage/storage.ts'
import { warnBeforeLeaving } from '../page/warnBeforeLeaving.ts'
import { holding } from './tabLocks.ts'

// An attempt to pay is recorded from before it is sent until its outcome is known. The record is separate from the flow's
// state, so that another tab, visit or build finds it. The tab's storage is the fallback for the device's.

const nextOf = (key: string) => `nextAttempt.${key}`
const latestOf = (visit: string) => `latestAttempt.${visit}`

/** Milliseconds after which an attempt is no longer looked up: a week. */
const forgottenAfter = 7 * 24 * 60 * 60 * 1_000

/** `isWaiting`: it is about to be sent. Another build's record may not say so. */
const record = z.object({ amount: z.pipe(z.number(), z.transform(cents)), at: z.number(), isWaiting: z.optional(z.boolean()) })

/** Every tab finds the same attempt first, also among those of the same millisecond. */
const older = (a: Dated, b: Dated) => a.at - b.at || (a.attempt.key < b.attempt.key ? -1 : 1)
type Dated = { readonly attempt: RecordedAttempt; readonly at: number }
type Entry<Recorded> = { readonly attempt: Recorded; readonly at: number; readonly isWaiting: boolean }

/** Held while the attempt's request is on its way, so that another tab looks it up only after that. */
export const sendingLock = (key: string): string => `sending.${key}`

/** Milliseconds. */
const arrivesWithin = 2_000
const lookEvery = 50

const mostNext = 20

function noteNext(before: string, key: string): void {
  if (deviceStorage.list(nextOf('')).length >= mostNext) deviceStorage.clear(nextOf(''))
  deviceStorage.write(nextOf(before), key)
}

/** The attempt that followed this one, in this tab or in a copy of it. */
export const attemptAfter = (key: string): string | null => deviceStorage.read(nextOf(key))

export type AttemptWatch<Recorded> = {
  /**
   * The flow has come to a state with this attempt, or with none; its commands are carried out next. An
   * earlier attempt is one of an earlier visit.
   */
  readonly saved: (attempt: Recorded | null, how: { readonly isEarlier: boolean }) => void
  /** The payer sees the outcome. */
  readonly shown: (outcome: { readonly isPaid: boolean }) => void
}

/**
 * The records of a surface's unresolved attempts (NET-08). All surfaces share the device's storage, so each has a name of
 * its own. The reference says what was paid, in as few fields as possible, and nothing of the payer. `thingOf` names the bill,
 * order or credit: two attempts to pay for the same thing never go out at once.
 */
export function createAttemptRecords<Reference extends object>(
  name: string,
  reference: z.ZodMiniType<Reference, Reference>,
  thingOf: (reference: Reference) => string,
) {
  type Recorded = RecordedAttempt & Reference
  const recordOf = (key: string) => `${name}.${key}`

  const recordedText = (key: string) => deviceStorage.read(recordOf(key)) ?? tabStorage.read(recordOf(key))
  const write = (key: string, text: string) => deviceStorage.write(recordOf(key), text) || tabStorage.write(recordOf(key), text)
  const textOf = (attempt: Recorded, isWaiting: boolean) =>
    JSON.stringify({ ...reference.parse(attempt), amount: attempt.amount, at: Date.now(), ...(isWaiting && { isWaiting }) })

  /** Returns whether a reload will find the record. */
  const save = (attempt: Recorded): boolean => write(attempt.key, recordedText(attempt.key) ?? textOf(attempt, true))

  function forget(key: string): void {
    for (const storage of [deviceStorage, tabStorage]) storage.remove(recordOf(key))
  }

  function read(key: string, text: string): Entry<Recorded> | null {
    try {
      const stored: unknown = JSON.parse(text)
      const { amount, at, isWaiting = false } = record.parse(stored)
      return { attempt: { ...reference.parse(stored), key, amount }, at, isWaiting }
    } catch {
      return null
    }
  }

  function entries(now = Date.now()): readonly Entry<Recorded>[] {
    const records = new Map([...tabStorage.list(recordOf('')), ...deviceStorage.list(recordOf(''))])
    const found = [...records].flatMap(([key, text]) => {
      const entry = read(key, text)
      if (entry && now - entry.at < forgottenAfter) return [entry]
      forget(key)
      return []
    })
    return found.toSorted(older)
  }

  /** The attempts of this device without a known outcome, the oldest first. */
  function list(): RecordedAttempts<Recorded> {
    const [first, ...rest] = entries().map(({ attempt }) => attempt)
    return first ? [first, ...rest] : []
  }

  /** Those that were sent. */
  const sent = (): readonly Recorded[] => entries().flatMap(({ attempt, isWaiting }) => (isWaiting ? [] : [attempt]))

  /** The attempts that this device had at the press. */
  let pressed: { readonly key: string; readonly attempts: readonly Recorded[] } | null = null

  /** A key for a new attempt, made at the press: whatever is unresolved then comes first. */
  function newKey(): string {
    const key = newAttemptKey()
    pressed = { key, attempts: sent() }
    return key
  }

  /** Other attempts to pay for the same, now or at the press. */
  function othersOf(attempt: Recorded): readonly Recorded[] {
    const atPress = pressed?.key === attempt.key ? pressed.attempts : []
    const all = new Map([...atPress, ...sent()].map((each) => [each.key, each]))
    return [...all.values()].filter((each) => each.key !== attempt.key && thingOf(each) === thingOf(attempt))
  }

  /** The other tab's record arrives a moment after its lock. */
  async function othersSoon(attempt: Recorded): Promise<readonly Recorded[]> {
    for (let waited = 0; waited < arrivesWithin && othersOf(attempt).length === 0; waited += lookEvery)
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    return othersOf(attempt)
  }

  /**
   * Sends the request of an attempt, unless this device has other attempts to pay for the same: then these come first. No other
   * tab sends one meanwhile (NET-08).
   */
  const sendAlone = <T>(attempt: Recorded, send: () => Promise<Answer<T>>): Promise<Answer<T | Elsewhere<Recorded>>> =>
    holding(`${name}.${thingOf(attempt)}`, async (isAlone) => {
      const text = recordedText(attempt.key)
      const isSentBefore = text !== null && read(attempt.key, text)?.isWaiting === false
      const [first, ...rest] = isSentBefore ? [] : isAlone ? othersOf(attempt) : await othersSoon(attempt)
      if (first) return answered({ outcome: 'elsewhere', attempts: [first, ...rest] })
      // Without a shared storage only the lock tells of the other tab: nothing is sent, and the outcome stays unknown.
      if (!isSentBefore && !isAlone) return failed({ kind: 'timeout' })
      if (!isSentBefore) write(attempt.key, textOf(attempt, false))
      return holding(sendingLock(attempt.key), send)
    })

  /**
   * Records each attempt of a visit before it is sent, or asks before leaving if it cannot. The record ends when the page
   * has shown the outcome, so that a page that fails before that shows it after a reload.
   */
  function watch(visit: string): AttemptWatch<Recorded> {
    let current: string | null = null
    return {
      saved: (attempt, { isEarlier }) => {
        if (attempt === null) return warnBeforeLeaving(false)
        const { key } = attempt
        const before = tabStorage.read(latestOf(visit))
        if (before !== key) {
          // An attempt of an earlier visit does not follow this visit's.
          if (before !== null && !isEarlier) noteNext(before, key)
          tabStorage.write(latestOf(visit), key)
        }
        if (current !== null && current !== key) forget(current)
        current = key
        // The flow's own state need not hold the attempt, so only the record counts.
        warnBeforeLeaving(!save(attempt))
      },
      shown: ({ isPaid }) => {
        // A page that was reloaded at the confirmation has not followed the attempt itself.
        const settled = current ?? (isPaid ? tabStorage.read(latestOf(visit)) : null)
        if (settled !== null) forget(settled)
        current = null
      },
    }
  }

  return { list, watch, newKey, sendAlone }
}
