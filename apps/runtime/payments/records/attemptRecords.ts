import { newId } from '../../storage/storage.ts'
import type * as z from 'zod/mini'
import type { EarlierFirst, Payable, Recorded, RecordedAttempts } from '../../../../features/payment/attempt/attempt.ts'
import { type Answer, answered, failed, refused } from '../../../../features/shared/api/answers/answer.ts'
import type { Cents } from '../../../../features/shared/money/money.ts'
import { warnBeforeLeaving } from '../../page/warnBeforeLeaving.ts'
import { reportSignal } from '../../signals/signals.ts'
import { createAttemptStore } from './attemptStore.ts'
import { type AgainOf, createPaidRecords } from './paidRecords.ts'
import { hasLocks, withLock, sendingLock } from './tabLocks.ts'

// An attempt to pay is recorded from before it is sent until its outcome is known. The record is separate from the flow's
// state, so that another tab, visit or build finds it.

/** Milliseconds. */
const arrivesWithin = 2_000
const lookEvery = 50

const paidMeanwhile = refused('This was just paid on this device, in another tab. Nothing more was charged.')

type Options<Reference> = {
  /**
   * Whether a thing may be paid again. `asked`: a bill may, because more was ordered, but a till may also be slow. `never`: a draft
   * of an order is paid once. `free`: the question is only for a payment that another tab has made since this page opened.
   * @default 'free'
   */
  readonly again?: AgainOf<Reference>
  /** Whether a payment is reported to the deployment. A refund is none. @default true */
  readonly isPurchase?: boolean
}

/**
 * The records of a surface's attempts. All surfaces share the device's storage, so each has a name of its own. The
 * reference names the paid thing, in as few fields as possible, without data of the payer. `payableKey` names the bill, order or
 * credit: two attempts to pay for the same thing are never sent at the same time, from any surface.
 */
export function createAttemptRecords<Reference extends object>(
  name: string,
  reference: z.ZodMiniType<Reference>,
  payableKey: (reference: Reference) => string,
  { again = 'free', isPurchase = true }: Options<Reference> = {},
) {
  type Attempt = Recorded<Reference & Payable>
  const store = createAttemptStore(name, reference)
  const paid = createPaidRecords(name, reference, payableKey, again)

  /** The attempts of this device without a known outcome, the oldest first. */
  function list(counts: (attempt: Attempt) => boolean = () => true): RecordedAttempts<Attempt> {
    const [first, ...rest] = store.entries().flatMap(({ attempt }) => (counts(attempt) ? [attempt] : []))
    return first ? [first, ...rest] : []
  }

  /** The agreement of an attempt on this device, while it is stored. */
  const find = (key: string): Attempt | null => store.read(key)?.attempt ?? paid.find(key)

  /** The attempts whose requests may have been sent. */
  const sent = (): readonly Attempt[] => store.entries().flatMap(({ attempt, isWaiting }) => (isWaiting ? [] : [attempt]))

  /** The device's records at each press: attempts without a known outcome, and payments. */
  const presses = new Map<string, { readonly attempts: readonly Attempt[]; readonly paid: ReadonlySet<string> }>()

  /** A key for a new attempt, made at the press: attempts that are unresolved then come first. */
  function newKey(): string {
    const key = newId()
    presses.set(key, { attempts: sent(), paid: paid.marks() })
    return key
  }

  /** Other attempts to pay for the same, now or at the press. */
  function otherAttempts(attempt: Attempt): readonly Attempt[] {
    const atPress = presses.get(attempt.key)?.attempts ?? []
    const all = new Map([...atPress, ...sent()].map((each) => [each.key, each]))
    return [...all.values()].filter((each) => each.key !== attempt.key && payableKey(each) === payableKey(attempt))
  }

  /** Whether another tab has paid the same since the press, so that the payer was not asked about it. */
  const isPaidMeanwhile = (attempt: Attempt): boolean => paid.isNewSince(attempt, presses.get(attempt.key)?.paid)

  /** The other tab's record arrives a moment after its lock. */
  async function othersSoon(attempt: Attempt): Promise<readonly Attempt[]> {
    for (let waited = 0; waited < arrivesWithin && otherAttempts(attempt).length === 0; waited += lookEvery)
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    return otherAttempts(attempt)
  }

  /** Without locks two tabs may record an attempt in the same moment: the older one is sent. */
  async function olderSoon(attempt: Attempt): Promise<readonly Attempt[]> {
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
    const keys = sent().map(({ key }) => key)
    return otherAttempts(attempt).filter(({ key }) => keys.indexOf(key) < keys.indexOf(attempt.key))
  }

  /**
   * Sends the request of an attempt, unless this device has other attempts to pay for the same: then these come first. No other
   * tab sends one meanwhile.
   */
  const sendAlone = <T>(attempt: Attempt, send: () => Promise<Answer<T>>): Promise<Answer<T | EarlierFirst<Attempt>>> =>
    withLock(`paying.${payableKey(attempt)}`, async ({ acquired, holdUntilLeft }) => {
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
  function record(attempt: Attempt | null): void {
    if (attempt === null) return warnBeforeLeaving(name, false)
    if (store.read(attempt.key) === null) store.write(attempt, { isWaiting: true })
    // The flow's own state need not hold the attempt, so only a record that a reload finds counts.
    warnBeforeLeaving(name, !store.isSaved(attempt.key))
  }

  /** Ends a record: the payer has seen the outcome. `charged`: null without a charge. */
  function end(attempt: Attempt, charged: Cents | null): void {
    // Another tab may have ended the record: this one has shown the payment all the same.
    const entry = store.read(attempt.key)
    store.remove(attempt.key)
    paid.know(attempt.key)
    if (charged === null) return
    // Once for all tabs and visits: they share the record.
    if (isPurchase && entry) reportSignal({ type: 'purchase', key: attempt.key, amount: charged })
    // A refund leaves no mark: another one of the same payment is read again, and not asked about.
    if (isPurchase) paid.add(entry?.attempt ?? attempt, charged)
  }

  const { paidBy, paidBefore, keyOf } = paid
  return { list, find, record, end, newKey, sendAlone, paidBy, paidBefore, keyOf }
}
