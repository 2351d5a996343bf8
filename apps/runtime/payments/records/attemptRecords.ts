import type * as z from 'zod/mini'
import { newId } from '../../storage/storage.ts'
import {
  type EarlierFirst,
  type ListedAttempt,
  type Payable,
  type Recorded,
  type RecordedAttempts,
  isForeign,
} from '../../../../features/payment/attempt/attempt.ts'
import { type Thing, isOfKind } from '../../../../features/payment/thing.ts'
import { type Answer, answered, failed, refused } from '../../../../features/shared/api/answers/answer.ts'
import type { Cents } from '../../../../features/shared/money/money.ts'
import { warnBeforeLeaving } from '../../page/warnBeforeLeaving.ts'
import { reportSignal } from '../../signals/signals.ts'
import { type Entry, createAttemptStore } from './attemptStore.ts'
import { isOpenToGuests } from './channels.ts'
import { createPaidRecords } from './paidRecords.ts'
import { hasLocks, withLock, sendingLock } from './tabLocks.ts'

// An attempt to pay is recorded from before it is sent until its outcome is known. The record is separate from the flow's
// state, so that another tab, visit or build finds it.

/** Milliseconds. */
const arrivesWithin = 2_000
const lookEvery = 50

const paidMeanwhile = refused('This was just paid on this device, in another tab. Nothing more was charged.')

/**
 * The records of a surface's attempts. `name` is the surface's in the device's storage; `reference` what it records of its own, in as
 * few fields as possible, without data of the payer. `thingOf`: the thing of a record of release 0.2, which does not name it. Attempts
 * and payments are found by the thing that they pay: two of the same thing are never sent at the same time, from any surface.
 */
export function createAttemptRecords<Reference extends object>(
  name: string,
  reference: z.ZodMiniType<Reference>,
  thingOf: (reference: Reference) => Thing,
) {
  type Attempt = Recorded<Reference & Payable>
  type Listed = ListedAttempt<Reference & Payable>
  const store = createAttemptStore(name, reference, thingOf)
  const paid = createPaidRecords(name, reference)

  /** Whether this page may look it up. */
  const isAnswered = ({ attempt, channel }: Entry<Reference>): boolean => !isForeign(attempt) || isOpenToGuests(channel)

  /** The attempts of this device without a known outcome, the oldest first. */
  function list(counts: (attempt: Listed) => boolean = () => true): RecordedAttempts<Reference & Payable> {
    const [first, ...rest] = store.entries().flatMap((entry) => (isAnswered(entry) && counts(entry.attempt) ? [entry.attempt] : []))
    return first ? [first, ...rest] : []
  }

  /** The agreement of this surface's attempt, while it is stored. */
  function find(key: string): Attempt | null {
    const open = store.read(key)?.attempt
    return open && !isForeign(open) ? open : paid.find(key)
  }

  /** The surface that has sent an open attempt, if it was another one. */
  function channelOf(key: string): string | null {
    const entry = store.read(key)
    return entry && isForeign(entry.attempt) ? entry.channel : null
  }

  /** The attempts whose requests may have been sent, and that this page is not done with. */
  const sent = (): readonly Listed[] =>
    store.entries().flatMap(({ attempt, isWaiting }) => (isWaiting || paid.knows(attempt.key) ? [] : [attempt]))

  /** The device's records at each press: attempts without a known outcome, and payments. */
  const presses = new Map<string, { readonly attempts: readonly Listed[]; readonly paid: ReadonlySet<string> }>()

  /** A key for a new attempt, made at the press: attempts that are unresolved then come first. */
  function newKey(): string {
    const key = newId()
    presses.set(key, { attempts: sent(), paid: paid.marks() })
    return key
  }

  /** Other attempts to pay for the same, now or at the press. */
  function otherAttempts(attempt: Attempt): readonly Listed[] {
    const atPress = presses.get(attempt.key)?.attempts ?? []
    const all = new Map([...atPress, ...sent()].map((each) => [each.key, each]))
    return [...all.values()].filter((each) => each.key !== attempt.key && each.thing === attempt.thing)
  }

  /** Whether another tab has paid the same since the press, so that the payer was not asked about it. */
  const isPaidMeanwhile = ({ thing, key }: Attempt): boolean => paid.isNewSince(thing, presses.get(key)?.paid)

  /** The other tab's record arrives a moment after its lock. */
  async function othersSoon(attempt: Attempt): Promise<readonly Listed[]> {
    for (let waited = 0; waited < arrivesWithin && otherAttempts(attempt).length === 0; waited += lookEvery)
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    return otherAttempts(attempt)
  }

  /** Without locks two tabs may record an attempt in the same moment: the older one is sent. */
  async function olderSoon(attempt: Attempt): Promise<readonly Listed[]> {
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
    const keys = sent().map(({ key }) => key)
    return otherAttempts(attempt).filter(({ key }) => keys.indexOf(key) < keys.indexOf(attempt.key))
  }

  /**
   * Sends the request of an attempt, unless this device has other attempts to pay for the same: then these come first. No other
   * tab sends one meanwhile.
   */
  const sendAlone = <T>(attempt: Attempt, send: () => Promise<Answer<T>>): Promise<Answer<T | EarlierFirst<Reference & Payable>>> =>
    withLock(`paying.${attempt.thing}`, async ({ acquired, holdUntilLeft }) => {
      const isSentBefore = store.read(attempt.key)?.isWaiting === false
      const [first, ...rest] = isSentBefore ? [] : acquired ? otherAttempts(attempt) : await othersSoon(attempt)
      if (first) return answered({ outcome: 'earlierFirst', attempts: [first, ...rest] })
      if (!isSentBefore && isPaidMeanwhile(attempt)) return paidMeanwhile
      // Without a shared storage only the lock shows that another tab pays: nothing is sent, and the outcome stays unknown.
      if (!isSentBefore && !acquired) return failed({ kind: 'timeout' })
      // If other tabs cannot find the record, the lock replaces it until this page is left.
      if (!isSentBefore && !store.write(attempt)) holdUntilLeft()
      const [older] = isSentBefore || hasLocks() ? [] : await olderSoon(attempt)
      if (older) return answered({ outcome: 'earlierFirst', attempts: [older] })
      return withLock(sendingLock(attempt.key), send)
    })

  /** Records an attempt before it is sent, or warns before leaving if it cannot. Null: nothing is pending. */
  function record(attempt: Listed | null): void {
    if (attempt === null) return warnBeforeLeaving(name, false)
    if (isForeign(attempt)) return undefined
    if (store.read(attempt.key) === null) store.write(attempt, { isWaiting: true })
    // The flow's own state need not hold the attempt, so only a record that a reload finds counts.
    warnBeforeLeaving(name, !store.isSaved(attempt.key))
    return undefined
  }

  /**
   * Ends a record: the payer has seen the outcome. `charged`: null without a charge. `stays`: only this page is done with it, as where
   * its payer goes on without an answer. `isLeft`: its payer has signed out.
   */
  function end(attempt: Listed, charged: Cents | null, { stays = false, isLeft = false } = {}): void {
    // Another tab may have ended the record: this one has shown the payment all the same.
    const entry = store.read(attempt.key)
    const isNews = !paid.isMarked(attempt.key)
    if (!stays) store.remove(attempt.key)
    paid.know(attempt.key)
    if (charged === null) return stays ? undefined : paid.remove(attempt.key)
    // Once for all tabs and visits: they share the mark. A refund is no purchase.
    if (entry && isNews && !isOfKind(attempt.thing, 'refund'))
      reportSignal({ type: 'purchase', key: attempt.key, amount: charged, currency: attempt.currency })
    return paid.add(entry?.attempt ?? attempt, charged, isLeft)
  }

  const { lastPaid, paidBy, paidBefore, keyOf } = paid
  return { list, find, lastPaid, channelOf, record, canRecord: store.canWrite, end, newKey, sendAlone, paidBy, paidBefore, keyOf }
}
