import fc from 'fast-check'
import * as z from 'zod/mini'
import { beforeEach, expect, it, vi } from 'vitest'
import { things } from '../../../../features/payment/thing.ts'
import { answered } from '../../../../features/shared/api/answers/answer.ts'
import { agreementOn, seen } from '../../testing/agreements.ts'
import { stubBrowser } from '../../testing/browser.ts'
import { stubLocks } from '../../testing/locks.ts'

// Two bills, three channels in one browser, and a till that is down at times: the device's entries against what its payers have seen.

const bills = ['1042', '7'] as const
const channels = ['hosted', 'diner', 'managers'] as const
const untold = { charged: null, isSettled: false } as const

/** A page of a channel, after a load. */
async function open(channel: (typeof channels)[number]) {
  vi.resetModules()
  const [{ createAttemptRecords }, { entries }] = await Promise.all([import('./attemptRecords.ts'), import('./entries.ts')])
  return { entries, ...createAttemptRecords(channel, z.object({})) }
}

const step = fc.record({
  channel: fc.constantFrom(...channels),
  bill: fc.constantFrom(...bills),
  does: fc.constantFrom('pay', 'payUntold', 'loseAnswer', 'showOthers', 'goOn', 'done', 'settle'),
})

beforeEach(() => void stubBrowser())

it('NET-08 POS-12 no page consumes a payment that its till does not know, nor an attempt that it cannot look up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
      stubBrowser()
      stubLocks()
      /** The keys whose entries must stay, with their bills. */
      const proofs = new Map<string, string>()
      let count = 0
      for (const { channel, bill, does } of steps) {
        const page = await open(channel)
        const thing = things.bill({ location: '700', check: bill })
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
            if (does !== 'pay') proofs.set(attempt.key, bill)
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
        }
        // Each page of a bill finds what its payer could show to staff, and nobody is asked to pay it without a question.
        for (const [key, of] of proofs) {
          const { entries, list, paidBefore } = await open('managers')
          const name = things.bill({ location: '700', check: of })
          expect(entries.find(key)).not.toBeNull()
          if (typeof entries.find(key)?.is === 'object') {
            expect(list(name).map((each) => each.key)).toContain(key)
            expect(paidBefore(agreementOn(name, {}))).not.toBeNull()
          }
        }
      }
    }),
    { numRuns: 60, seed: 7 },
  )
})
