import fc from 'fast-check'
import * as z from 'zod/mini'
import { beforeEach, expect, it, vi } from 'vitest'
import { things } from '../../../../features/payment/thing.ts'
import { answered } from '../../../../features/shared/api/answers/answer.ts'
import { agreementOn, seen } from '../../testing/agreements.ts'
import { stubBrowser } from '../../testing/browser.ts'
import { stubLocks } from '../../testing/locks.ts'

// Two bills, three channels in one browser, a till that is down at times, and a member who signs out: the device's entries against what its
// payers have seen.

const bills = ['1042', '7'] as const
const channels = ['hosted', 'diner', 'managers'] as const
const untold = { charged: null, isSettled: false } as const
const thingOf = (check: string) => things.bill({ location: '700', check })

/** A page of a channel, after a load. */
async function open(channel: (typeof channels)[number]) {
  vi.resetModules()
  const [{ createAttemptRecords }, { entries }] = await Promise.all([import('./attemptRecords.ts'), import('./entries.ts')])
  return { entries, ...createAttemptRecords(channel, z.object({})) }
}

const step = fc.record({
  channel: fc.constantFrom(...channels),
  bill: fc.constantFrom(...bills),
  does: fc.constantFrom('pay', 'payUntold', 'loseAnswer', 'showOthers', 'goOn', 'done', 'settle', 'signOut'),
})

beforeEach(() => void stubBrowser())

it('NET-08 POS-12 no page consumes a payment that its till does not know, nor an attempt that it cannot look up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      stubBrowser()
      stubLocks()
      /** The keys whose entries must stay, with their bills, and those whose payers have signed out since. */
      const proofs = new Map<string, { readonly bill: string; readonly channel: string }>()
      const gone = new Map<string, string>()
      let count = 0
      for (const { channel, bill, does } of steps) {
        const page = await open(channel)
        const thing = thingOf(bill)
        const own = page.list(thing).filter((each) => each.thing === thing)
        switch (does) {
          case 'pay':
          case 'payUntold':
          case 'loseAnswer': {
            // A page that has something to show first pays nothing.
            if (own.length > 0) break
            const attempt = { ...agreementOn(thing, {}), key: `key-${(count += 1)}` }
            page.record(attempt)
            const sent = await page.sendAlone(attempt, async () => answered('sent'))
            if (!sent.ok || sent.value !== 'sent') {
              page.end(attempt, 'uncharged')
              break
            }
            if (does !== 'pay') proofs.set(attempt.key, { bill, channel })
            if (does !== 'loseAnswer') page.end(attempt, does === 'pay' ? seen : untold)
            break
          }
          case 'showOthers':
          case 'goOn':
            for (const each of page.list(thing)) page.end(each, typeof page.entries.find(each.key)?.is === 'object' ? untold : 'left')
            break
          case 'done':
          case 'settle':
            for (const each of own)
              if (typeof page.entries.find(each.key)?.is === 'object') {
                page.end(each, does === 'done' ? { ...untold, isDone: true } : seen)
                proofs.delete(each.key)
              }
            break
          case 'signOut':
            ;(await import('../../session/left.ts')).leavePayments('member')
            for (const [key, proof] of proofs) {
              // A manager's payment is the house's.
              if (proof.channel === 'managers') continue
              proofs.delete(key)
              gone.set(key, proof.bill)
            }
            break
        }
        // Each page of a bill finds what its payer could show to staff, and nobody is asked to pay it without a question.
        for (const [key, { bill: of }] of proofs) {
          const { entries, list, paidBefore } = await open('managers')
          const name = thingOf(of)
          expect(entries.find(key)).not.toBeNull()
          if (typeof entries.find(key)?.is === 'object') {
            expect(list(name).map((each) => each.key)).toContain(key)
            expect(paidBefore(agreementOn(name, {}))).not.toBeNull()
          }
        }
        // The next person learns of it on the page of its bill alone, and without its terms.
        const { list } = await open('hosted')
        for (const [key, of] of gone)
          for (const check of bills) {
            const found = list(thingOf(check)).find((each) => each.key === key)
            if (found) expect([check, found.terms, found.isGone]).toEqual([of, null, true])
          }
      }
    }),
    { numRuns: 60, seed: 7 },
  )
})
