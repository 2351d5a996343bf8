import * as z from 'zod/mini'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { UnresolvedPayment, UnresolvedPayments } from '../../features/checkout/unresolved.ts'
import { unresolvedOf } from '../../features/checkout/unresolvedOf.ts'
import { cents } from '../../features/shared/money.ts'
import { warnBeforeLeaving } from '../runtime/warnBeforeLeaving.ts'
import { deviceStorage, tabStorage } from '../runtime/storage.ts'

// An attempt to pay is recorded from before it is sent until its outcome is known, apart from the state of its checkout:
// for another tab, another visit, another build of this page. Where the device keeps nothing, the tab does.

const recordOf = (key: string) => `unresolved.${key}`
const nextOf = (key: string) => `nextAttempt.${key}`
const latestOf = (visit: string) => `latestAttempt.${visit}`

/** Milliseconds after which nobody looks an attempt up any more: a week. */
const forgottenAfter = 7 * 24 * 60 * 60 * 1_000

const record = z.object({
  option: z.object({ kind: z.literal(['ico', 'gco']), id: z.string() }),
  amount: z.pipe(z.number(), z.transform(cents)),
  at: z.number(),
})

/** Records it, once. Whether a reload will find it. */
function keep({ key, option, amount }: UnresolvedPayment): boolean {
  const name = recordOf(key)
  const text =
    deviceStorage.read(name) ??
    tabStorage.read(name) ??
    JSON.stringify({ option, amount, at: Date.now() } satisfies z.output<typeof record>)
  return deviceStorage.write(name, text) || tabStorage.write(name, text)
}

function forget(key: string): void {
  for (const storage of [deviceStorage, tabStorage]) storage.remove(recordOf(key))
}

function read(key: string, text: string): (UnresolvedPayment & { readonly at: number }) | null {
  try {
    return { key, ...record.parse(JSON.parse(text)) }
  } catch {
    return null
  }
}

/** The attempts of this device whose outcome is not known, the oldest first. */
export function unresolvedPayments(now = Date.now()): UnresolvedPayments | readonly [] {
  const records = new Map([...tabStorage.list(recordOf('')), ...deviceStorage.list(recordOf(''))])
  const found = [...records].flatMap(([key, text]) => {
    const attempt = read(key, text)
    if (attempt && now - attempt.at < forgottenAfter) return [attempt]
    forget(key)
    return []
  })
  const [first, ...rest] = found.toSorted((a, b) => a.at - b.at).map(({ key, option, amount }) => ({ key, option, amount }))
  return first ? [first, ...rest] : []
}

/** As many as anybody may come back to. */
const mostNext = 20

function noteNext(before: string, key: string): void {
  if (deviceStorage.list(nextOf('')).length >= mostNext) deviceStorage.clear(nextOf(''))
  deviceStorage.write(nextOf(before), key)
}

/**
 * The attempt that was made after this one had come to nothing, in this tab or in one that has the same visit, as a
 * duplicated tab has; null where none was.
 */
export const attemptAfter = (key: string): string | null => deviceStorage.read(nextOf(key))

export type AttemptWatch = {
  /** A state was saved, or could not be; its commands are carried out next. */
  readonly saved: (state: CheckoutState, isSaved: boolean) => void
  /** The buyer sees it. */
  readonly shown: (state: CheckoutState) => void
}

/**
 * Watches the attempts of a visit: each is recorded before it is sent, or the buyer held back from leaving, and until the
 * page has said what it came to: one that breaks there says it when it is loaded again.
 */
export function watchAttempts(visit: string): AttemptWatch {
  let current: string | null = null
  const saved = (state: CheckoutState, isSaved: boolean) => {
    const attempt = unresolvedOf(state)
    if (attempt === null) return warnBeforeLeaving(false)
    const { key } = attempt
    const before = tabStorage.read(latestOf(visit))
    if (before !== key) {
      // One that was found is none that was made after another.
      if (before !== null && state.status !== 'unresolvedPayment') noteNext(before, key)
      tabStorage.write(latestOf(visit), key)
    }
    if (current !== null && current !== key) forget(current)
    current = key
    const isRecorded = keep(attempt)
    warnBeforeLeaving(!isSaved && !isRecorded)
  }
  const shown = (state: CheckoutState) => {
    if (unresolvedOf(state) !== null) return
    // A page that was loaded again where it is paid has not followed the attempt itself.
    const settled = current ?? ('purchase' in state ? tabStorage.read(latestOf(visit)) : null)
    if (settled !== null) forget(settled)
    current = null
  }
  return { saved, shown }
}
