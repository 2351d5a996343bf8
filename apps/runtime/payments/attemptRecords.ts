import * as z from 'zod/mini'
import type { RecordedAttempt, RecordedAttempts } from '../../../features/payment/earlierAttempts.ts'
import { cents } from '../../../features/shared/money.ts'
import { deviceStorage, tabStorage } from '../storage.ts'
import { warnBeforeLeaving } from '../warnBeforeLeaving.ts'

// An attempt to pay is recorded from before it is sent until its outcome is known. The record is separate from the flow's
// state, so that another tab, visit or build finds it. The tab's storage is the fallback for the device's.

const nextOf = (key: string) => `nextAttempt.${key}`
const latestOf = (visit: string) => `latestAttempt.${visit}`

/** Milliseconds after which an attempt is no longer looked up: a week. */
const forgottenAfter = 7 * 24 * 60 * 60 * 1_000

const record = z.object({ amount: z.pipe(z.number(), z.transform(cents)), at: z.number() })

/** Every tab finds the same attempt first, also among those of the same millisecond. */
const older = (a: Dated, b: Dated) => a.at - b.at || (a.attempt.key < b.attempt.key ? -1 : 1)
type Dated = { readonly attempt: RecordedAttempt; readonly at: number }

const mostNext = 20

function noteNext(before: string, key: string): void {
  if (deviceStorage.list(nextOf('')).length >= mostNext) deviceStorage.clear(nextOf(''))
  deviceStorage.write(nextOf(before), key)
}

/** The attempt that followed this one, in this tab or in a copy of it. */
export const attemptAfter = (key: string): string | null => deviceStorage.read(nextOf(key))

export type AttemptWatch<Recorded> = {
  /**
   * A state with this attempt, or with none, was saved or could not be saved; its commands are carried out next. An
   * earlier attempt is one of an earlier visit.
   */
  readonly saved: (attempt: Recorded | null, how: { readonly isSaved: boolean; readonly isEarlier: boolean }) => void
  /** The payer sees the outcome. */
  readonly shown: (outcome: { readonly isPaid: boolean }) => void
}

/**
 * The records of a surface's unresolved attempts (NET-08). All surfaces share the device's storage, so each has a name of
 * its own. The reference says what was paid, in as few fields as possible, and nothing of the payer.
 */
export function createAttemptRecords<Reference extends object>(name: string, reference: z.ZodMiniType<Reference, Reference>) {
  type Recorded = RecordedAttempt & Reference
  const recordOf = (key: string) => `${name}.${key}`

  /** Returns whether a reload will find the record. */
  function save(attempt: Recorded): boolean {
    const stored = recordOf(attempt.key)
    const text =
      deviceStorage.read(stored) ??
      tabStorage.read(stored) ??
      JSON.stringify({ ...reference.parse(attempt), amount: attempt.amount, at: Date.now() })
    return deviceStorage.write(stored, text) || tabStorage.write(stored, text)
  }

  function forget(key: string): void {
    for (const storage of [deviceStorage, tabStorage]) storage.remove(recordOf(key))
  }

  function read(key: string, text: string): { readonly attempt: Recorded; readonly at: number } | null {
    try {
      const stored: unknown = JSON.parse(text)
      const { amount, at } = record.parse(stored)
      return { attempt: { ...reference.parse(stored), key, amount }, at }
    } catch {
      return null
    }
  }

  /** The attempts of this device without a known outcome, the oldest first. */
  function list(now = Date.now()): RecordedAttempts<Recorded> {
    const records = new Map([...tabStorage.list(recordOf('')), ...deviceStorage.list(recordOf(''))])
    const found = [...records].flatMap(([key, text]) => {
      const entry = read(key, text)
      if (entry && now - entry.at < forgottenAfter) return [entry]
      forget(key)
      return []
    })
    const [first, ...rest] = found.toSorted(older).map(({ attempt }) => attempt)
    return first ? [first, ...rest] : []
  }

  /**
   * Records each attempt of a visit before it is sent, or asks before leaving if it cannot. The record ends when the page
   * has shown the outcome, so that a page that fails before that shows it after a reload.
   */
  function watch(visit: string): AttemptWatch<Recorded> {
    let current: string | null = null
    return {
      saved: (attempt, { isSaved, isEarlier }) => {
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
        const isRecorded = save(attempt)
        warnBeforeLeaving(!isSaved && !isRecorded)
      },
      shown: ({ isPaid }) => {
        // A page that was reloaded at the confirmation has not followed the attempt itself.
        const settled = current ?? (isPaid ? tabStorage.read(latestOf(visit)) : null)
        if (settled !== null) forget(settled)
        current = null
      },
    }
  }

  return { list, watch }
}
