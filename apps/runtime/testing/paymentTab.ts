import * as z from 'zod/mini'
import { vi } from 'vitest'
import { answered, type failed } from '../../../features/shared/api/answers/answer.ts'
import { things } from '../../../features/payment/thing.ts'
import { cents } from '../../../features/shared/money/money.ts'

/** A thing by its rule for paying it again. */
const names = {
  free: (option: string) => things.purchase({ option, buyer: '' }),
  asked: (check: string) => things.bill({ location: '700', check }),
  never: things.order,
}

const reference = z.object({ bill: z.string() })

/** A tab of the browser: it shares the device's storage and the locks with the others. */
export async function openTab(again: 'free' | 'asked' | 'never' = 'free') {
  vi.resetModules()
  const [{ createAttemptRecords }, { afterSending }] = await Promise.all([
    import('../payments/records/attemptRecords.ts'),
    import('../payments/records/tabLocks.ts'),
  ])
  const thingOf = ({ bill }: { readonly bill: string }) => names[again](bill)
  const records = createAttemptRecords('hosted', reference)
  const agreedOn = (bill: string, due = cents(50_00)) => ({
    thing: thingOf({ bill }),
    at: [bill],
    name: null,
    amount: cents(50_00),
    currency: 'USD' as const,
    pays: [{ of: 'card', sum: cents(50_00) }],
    gets: [],
    due,
    rest: { ofPayer: cents(10_00), ofBill: cents(73_68) },
    consent: null,
    terms: { bill },
  })
  const attempts = new Map<string, ReturnType<typeof attemptOf>>()
  const attemptOf = (key: string, bill: string) => ({ key, ...agreedOn(bill) })
  return {
    records,
    lookUp: afterSending,
    press: records.newKey,
    /** Sends as a flow does: its state is saved first. */
    send: (key: string, bill: string) => {
      const attempt = attemptOf(key, bill)
      attempts.set(key, attempt)
      records.record(attempt)
      return records.sendAlone(attempt, () => server(key))
    },
    /** The payer sees the outcome. */
    show: (key: string) =>
      records.end(attempts.get(key) ?? records.find(key) ?? attemptOf(key, ''), { charged: cents(50_00), isSettled: true }),
    /** The payer sees that nothing was sent. */
    showNone: () => attempts.forEach((attempt) => records.end(attempt, 'uncharged')),
    paidBefore: (bill: string, due = cents(50_00), tillKnows = false) => records.paidBefore(agreedOn(bill, due), tillKnows),
  }
}

export const paid = answered({ outcome: 'paid' } as const)
/** The keys of the requests that the server has received. */
export const sent: string[] = []
type Said = typeof paid | ReturnType<typeof failed>
let resolveLast: (value: Said) => void = () => undefined
/** Answers the last request. */
export const answer = (value: Said): void => resolveLast(value)

/** The test decides when it answers. */
function server(key: string) {
  sent.push(key)
  return new Promise<Said>((resolve) => (resolveLast = resolve))
}
