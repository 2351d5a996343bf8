import type * as z from 'zod/mini'
import type { EarlierFirst } from '../../../features/payment/charge.ts'
import type { RecordedAttempt, RecordedAttempts } from '../../../features/payment/earlierAttempts.ts'
import type { ShownOutcome } from '../../../features/payment/shownOf.ts'
import { type Answer, answered, failed } from '../../../features/shared/api/answer.ts'
import { newAttemptKey } from '../api/attempts.ts'
import { warnBeforeLeaving } from '../page/warnBeforeLeaving.ts'
import { reportSignal } from '../signals/signals.ts'
import { type Entry, createAttemptStore } from './attemptStore.ts'
import { holding, sendingLock } from './tabLocks.ts'

// An attempt to pay is recorded from before it is sent until its outcome is known. The record is separate from the flow's
// state, so that another tab, visit or build finds it.

/** Milliseconds. */
const arrivesWithin = 2_000
const lookEvery = 50

export type AttemptWatch<Recorded> = {
  /** The flow has come to a state with this attempt, or with none; its commands are carried out next. */
  readonly saved: (attempt: Recorded | null) => void
  /** The payer sees the outcome. One that is not settled is looked up again by the next visit: the till was not informed. */
  readonly shown: (outcome: ShownOutcome) => void
}

type Options = {
  /**
   * Whether a thing is paid once for ever, as a draft of an order is. A bill may be paid again: more was ordered.
   * @default false
   */
  readonly once?: boolean
  /**
   * Whether a payment is reported to the deployment. A refund is none.
   * @default true
   */
  readonly isPurchase?: boolean
}

/**
 * The records of a surface's attempts. All surfaces share the device's storage, so each has a name of its own. The
 * reference says what was paid, in as few fields as possible, and nothing of the payer. `thingOf` names the bill, order or
 * credit: two attempts to pay for the same thing never go out at once, whichever surface sends them.
 */
export function createAttemptRecords<Reference extends object>(
  name: string,
  reference: z.ZodMiniType<Reference>,
  thingOf: (reference: Reference) => string,
  { once = false, isPurchase = true }: Options = {},
) {
  type Recorded = RecordedAttempt & Reference
  const store = createAttemptStore(name, reference)
  const openedAt = Date.now()
  /** The payments that this page has shown. */
  const seen = new Set<string>()

  /** The attempts of this device without a known outcome, the oldest first. */
  function list(counts: (attempt: Recorded) => boolean = () => true): RecordedAttempts<Recorded> {
    const [first, ...rest] = store.entries().flatMap(({ attempt, paidAt }) => (paidAt === null && counts(attempt) ? [attempt] : []))
    return first ? [first, ...rest] : []
  }

  /** What was agreed for an attempt of this device, while it remembers it. */
  const find = (key: string): Recorded | null => store.read(key)?.attempt ?? null

  /** Another tab has paid since this page opened, so this page shows the thing as it was before. */
  const isNews = ({ attempt, paidAt }: Entry<Recorded>): boolean =>
    paidAt === null || (!seen.has(attempt.key) && (once || paidAt > openedAt))

  /** Those that were sent and that this page must know of before it sends another. */
  const sent = (): readonly Recorded[] => store.entries().flatMap((entry) => (!entry.isWaiting && isNews(entry) ? [entry.attempt] : []))

  /** The attempt that has paid this thing, in any tab; null if none has. */
  const paidBy = (thing: string): string | null =>
    store.entries().findLast(({ attempt, paidAt }) => paidAt !== null && thingOf(attempt) === thing)?.attempt.key ?? null

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
   * tab sends one meanwhile.
   */
  const sendAlone = <T>(attempt: Recorded, send: () => Promise<Answer<T>>): Promise<Answer<T | EarlierFirst<Recorded>>> =>
    holding(`paying.${thingOf(attempt)}`, async (isAlone, holdOn) => {
      const isSentBefore = store.read(attempt.key)?.isWaiting === false
      const [first, ...rest] = isSentBefore ? [] : isAlone ? othersOf(attempt) : await othersSoon(attempt)
      if (first) return answered({ outcome: 'earlierFirst', attempts: [first, ...rest] })
      // Without a shared storage only the lock tells of the other tab: nothing is sent, and the outcome stays unknown.
      if (!isSentBefore && !isAlone) return failed({ kind: 'timeout' })
      // Where no other tab finds the record, the lock alone tells it, until this page is left.
      if (!isSentBefore && !store.write(attempt, {})) holdOn()
      return holding(sendingLock(attempt.key), send)
    })

  /**
   * Records each attempt of a visit before it is sent, or asks before leaving if it cannot. It is unresolved until the page
   * has shown the outcome, so that a page that fails before that shows it after a reload.
   */
  function watch(visit: string): AttemptWatch<Recorded> {
    const reason = `${name}.${visit}`
    let current: string | null = null

    function settle(key: string, { paidBy, charged }: ShownOutcome): void {
      const entry = store.read(key)
      store.remove(key)
      if (paidBy === null || !entry) return
      seen.add(key)
      // Once for all tabs and visits: they share the record.
      if (isPurchase && entry.paidAt === null) reportSignal({ type: 'purchase', key, amount: charged ?? entry.attempt.amount })
      store.write(entry.attempt, { at: entry.at, paidAt: entry.paidAt ?? Date.now() })
    }

    return {
      saved: (attempt) => {
        if (attempt === null) return warnBeforeLeaving(reason, false)
        const { key } = attempt
        if (current !== null && current !== key) store.remove(current)
        current = key
        if (store.read(key) === null) store.write(attempt, { isWaiting: true })
        // The flow's own state need not hold the attempt, so only a record that a reload finds counts.
        warnBeforeLeaving(reason, !store.isSaved(key))
      },
      shown: (outcome) => {
        const settled = outcome.paidBy ?? current
        if (settled !== null && outcome.isSettled) settle(settled, outcome)
        current = null
      },
    }
  }

  return { list, find, watch, newKey, sendAlone, paidBy }
}
