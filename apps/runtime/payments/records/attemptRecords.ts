import * as z from 'zod/mini'
import { agreement } from '../../../../features/payment/agreement.ts'
import {
  type EarlierFirst,
  type Ending,
  type Found,
  type FoundAttempts,
  type Payable,
  type Pays,
  type Recorded,
  isReadable,
} from '../../../../features/payment/attempt/attempt.ts'
import { type ChannelName, channelFacts } from '../../../../features/payment/channel.ts'
import type { PaidBefore } from '../../../../features/payment/attempt/gate.ts'
import { againFor, isOfKind, isOfTill } from '../../../../features/payment/thing.ts'
import { type Answer, answered, failed, refused } from '../../../../features/shared/api/answers/answer.ts'
import { shortHash } from '../../../../features/shared/api/answers/shortHash.ts'
import { warnBeforeLeaving } from '../../page/warnBeforeLeaving.ts'
import { isGone } from '../../session/receiptRight.ts'
import { report } from '../../page/report.ts'
import { newId } from '../../storage/storage.ts'
import { type Entry, type Paid, dayOf, entries, isPaid } from './entries.ts'
import { hasLocks, sendingLock, withLock } from './tabLocks.ts'

// The attempts of a channel, among all entries of the device. An attempt is recorded from before it is sent until its outcome is known. Its
// entry is separate from the flow's state, so that another tab, visit or build finds it.

/** Milliseconds. */
const arrivesWithin = 2_000
const lookEvery = 50
const day = 24 * 60 * 60 * 1_000

const didMeanwhile = ({ thing }: Pick<Payable, 'thing'>) => {
  const [done, moved] = isOfKind(thing, 'refund') ? ['refunded', 'refunded'] : ['paid', 'charged']
  return refused(`This was just ${done} on this device, in another tab. Nothing more was ${moved}.`)
}

/**
 * `terms`: the channel's own part of an agreement, in as few fields as possible, without data of the payer. Attempts and payments are found
 * by the thing that they pay: two of the same thing are never sent at the same time, from any channel.
 */
export function createAttemptRecords<Terms>(channel: ChannelName, terms: z.ZodMiniType<Terms>) {
  type What = Omit<Payable, 'terms'> & { readonly terms: Terms }
  type Attempt = Recorded<What>
  type Listed = Found<What>
  const { things } = channelFacts[channel]

  function asFound(entry: Entry): Listed {
    const gone = isGone(entry.key)
    // This page shows the agreement alone, where another channel has sent it, or its payer has signed out.
    const own = entry.channel === channel && !gone ? (z.safeParse(terms, entry.terms).data ?? null) : null
    return { ...agreement.parse(entry), key: entry.key, startedAt: entry.startedAt, terms: own, ...(gone && { isGone: true }) }
  }

  /** Those of every channel that may pay the same things. */
  const related = (): readonly Entry[] =>
    entries.all().filter((each) => channelFacts[each.channel].things.some((kind) => things.includes(kind)))

  /** Whether it comes before another payment on this page. The till may not know yet of one that is paid. */
  function comesFirst(entry: Entry, pays: Pays): boolean {
    const isOwn = entry.channel === channel
    // An employee's attempt stops no guest of the same device, but for the same bill, nor a guest's an employee.
    if (entry.thing !== pays && channelFacts[entry.channel].audience !== channelFacts[channel].audience) return false
    const isOfPage = entry.thing === pays || (isOwn && pays === 'any')
    if (isPaid(entry)) return !entry.is.isSettled && isOfPage
    if (entry.is === 'left') return isOwn && isOfPage
    return isOfPage || !isGone(entry.key)
  }

  /** The attempts of this device that come first, the oldest first. */
  function list(pays: Pays = null, counts: (attempt: Listed) => boolean = () => true): FoundAttempts<What> {
    const [first, ...rest] = related().flatMap((entry) => {
      const found = asFound(entry)
      return comesFirst(entry, pays) && counts(found) ? [found] : []
    })
    return first ? [first, ...rest] : []
  }

  /** This channel's attempt, while the tab knows it. */
  function find(key: string): Attempt | null {
    const entry = entries.find(key)
    const found = entry && asFound(entry)
    return found && isReadable<What>(found) ? found : null
  }

  /** Whether this channel has sent it, for who is here now. Of one that no entry names any more only this page's own is known. */
  const isOwn = (key: string): boolean =>
    !isGone(key) && (entries.find(key) ?? entries.markFor(key) ?? { channel: presses.has(key) ? channel : null }).channel === channel

  const isSent = ({ is }: Entry): boolean => is === 'sent' || is === 'left'

  /** The payments that were made before this page opened, and all that it has counted: also those it has shown. Its sums include them. */
  const opened: ReadonlySet<string> = new Set(entries.marks())
  const known = new Set(opened)
  /** The device at each press: attempts without a known outcome, and payments. */
  const presses = new Map<string, { readonly attempts: readonly Entry[]; readonly paid: ReadonlySet<string> }>()

  /** A key for a new attempt, made at the press: attempts that are unresolved then come first. */
  function newKey(): string {
    const key = newId()
    presses.set(key, { attempts: entries.all().filter(isSent), paid: new Set([...known, ...entries.marks()]) })
    return key
  }

  /** Other attempts to pay for the same, now or at the press. One that the payer has left here does not come first again. */
  function others(attempt: Attempt): readonly Entry[] {
    const all = new Map([...(presses.get(attempt.key)?.attempts ?? []), ...entries.all().filter(isSent)].map((each) => [each.key, each]))
    return [...all.values()].filter(
      (each) => each.key !== attempt.key && each.thing === attempt.thing && !(each.is === 'left' && known.has(shortHash(each.key))),
    )
  }

  /** Whether another tab has paid the same since the press, so that the payer was not asked about it. A thing that is paid once is always new. */
  const isPaidMeanwhile = ({ thing, key }: Attempt): boolean =>
    entries.paidFor(thing).some(({ mark }) => againFor(thing) === 'never' || !(presses.get(key)?.paid ?? known).has(mark))

  /** The other tab's record arrives a moment after its lock. */
  async function othersSoon(attempt: Attempt): Promise<readonly Entry[]> {
    for (let waited = 0; waited < arrivesWithin && others(attempt).length === 0; waited += lookEvery)
      await new Promise((resolve) => setTimeout(resolve, lookEvery))
    return others(attempt)
  }

  /** Without locks two tabs may record an attempt in the same moment: the older one is sent. */
  async function olderSoon(attempt: Attempt): Promise<readonly Entry[]> {
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
    const keys = entries.all().map(({ key }) => key)
    return others(attempt).filter(({ key }) => keys.indexOf(key) < keys.indexOf(attempt.key))
  }

  const isStillToSend = (key: string): boolean => {
    const entry = entries.find(key)
    return entry === null || entry.is === 'waiting'
  }

  function entryOf(attempt: Attempt, is: Entry['is']): Entry {
    const { key, terms: own } = attempt
    const { startedAt = Date.now(), count = entries.nextCount(), isGone: gone = false } = entries.find(key) ?? {}
    return { ...agreement.parse(attempt), key, channel, terms: own, startedAt, count, is, isGone: gone }
  }
  const write = (attempt: Attempt, is: Entry['is']): boolean => entries.write(entryOf(attempt, is))

  /**
   * Sends the request of an attempt, unless this device has other attempts to pay for the same: then these come first. No other
   * tab sends one meanwhile.
   */
  const sendAlone = <T>(attempt: Attempt, send: () => Promise<Answer<T>>): Promise<Answer<T | EarlierFirst<What>>> =>
    withLock(`paying.${attempt.thing}`, async ({ acquired, holdUntilLeft }) => {
      const isFirst = isStillToSend(attempt.key)
      const [first, ...rest] = !isFirst ? [] : acquired ? others(attempt) : await othersSoon(attempt)
      if (first) return answered({ outcome: 'earlierFirst', attempts: [asFound(first), ...rest.map(asFound)] })
      if (isFirst && isPaidMeanwhile(attempt)) return didMeanwhile(attempt)
      // Without a shared storage only the lock shows that another tab pays: nothing is sent, and the outcome stays unknown.
      if (isFirst && !acquired) return failed({ kind: 'timeout' })
      // If other tabs cannot find the record, the lock replaces it until this page is left.
      if (isFirst && !write(attempt, 'sent')) holdUntilLeft()
      const [older] = !isFirst || hasLocks() ? [] : await olderSoon(attempt)
      if (older) return answered({ outcome: 'earlierFirst', attempts: [asFound(older)] })
      return withLock(sendingLock(attempt.key), send)
    })

  /** Records an attempt before it is sent, or warns before leaving if it cannot. Null: nothing is pending. */
  function record(attempt: Listed | null): void {
    if (attempt === null) return warnBeforeLeaving(channel, false)
    if (isReadable<What>(attempt) && entries.find(attempt.key) === null && !entries.markFor(attempt.key)) write(attempt, 'waiting')
    // The flow's own state need not hold the attempt, so only a record that a reload finds counts.
    warnBeforeLeaving(channel, !entries.isSaved(attempt.key))
    return undefined
  }

  /** Moves an attempt on: the payer has seen how it ended. What another channel has sent stays its own. */
  function end(attempt: Listed, ending: Ending): void {
    const entry = entries.find(attempt.key)
    // A mark says that it was paid, whatever the server of another channel says.
    if (ending === 'uncharged') return entry ? entries.remove(attempt.key) : undefined
    known.add(shortHash(attempt.key))
    if (ending === 'left') return entry && isSent(entry) ? void entries.write({ ...entry, is: 'left' }) : undefined
    const charged = ending.charged ?? attempt.amount
    // Once for all tabs and visits: they share the entry. A refund is no purchase.
    if (entry && !isPaid(entry) && !isOfKind(attempt.thing, 'refund'))
      report({ type: 'purchase', key: attempt.key, amount: charged, currency: attempt.currency })
    const mark = entry ? null : entries.markFor(attempt.key)
    const before = entry && isPaid(entry) ? entry.is : { paidAt: Date.now(), count: mark?.count ?? entries.nextCount() }
    const is = {
      paidAt: before.paidAt,
      count: before.count,
      charged,
      // The next person learns once of a payment whose payer has signed out.
      isSettled: ending.isSettled || ending.isDone === true || !isOfTill(attempt.thing) || isGone(attempt.key),
    }
    if (entry) entries.write({ ...entry, is })
    // Another tab has ended it, or no storage took it.
    else if (isReadable<What>(attempt)) write(attempt, is)
    return undefined
  }

  /**
   * The payment of the same thing to ask about before another; null where there is none, or no more is due than it left. `tillKnows`: the
   * till knows the newest payment of the bill as this page has read it, so that it knows those from before the page too.
   */
  function paidBefore({ thing, due }: What, tillKnows = false): PaidBefore | null {
    const again = againFor(thing)
    const isAsked = ({ mark, day: of }: Paid) =>
      again === 'never' || (again === 'free' ? !known.has(mark) : of >= dayOf(Date.now() - day) && !(tillKnows && opened.has(mark)))
    const last = entries.paidFor(thing).findLast(isAsked)
    if (last === undefined) return null
    const { mark, entry } = last
    const left = entry?.rest?.ofPayer
    if (again === 'asked' && due !== null && left !== undefined && due <= left) return null
    return { mark, again, seen: entry && { charged: entry.is.charged, currency: entry.currency, at: entry.is.paidAt } }
  }

  /** Whether this browser can keep a record of it. */
  const canRecord = (what: What): boolean => entries.canWrite(entryOf({ ...what, key: newId() }, 'waiting'))

  return { channel, isOwn, list, find, record, canRecord, end, newKey, sendAlone, paidBefore }
}
