import { afterEach, describe, expect, it, vi } from 'vitest'
import { SuccessScreen } from '../features/diner/SuccessScreen.tsx'
import { receipts } from '../features/diner/examples/checks.ts'
import { agreedOnDinner } from '../features/diner/examples/payments.ts'
import { PosScreen } from '../features/pos/PosScreen.tsx'
import { receipt as posReceipt } from '../features/pos/examples/examples.ts'
import { posStates } from '../features/pos/examples/states.ts'
import { ready } from '../features/shared/api/remote.ts'
import PosStories from './pos/PosEnds.stories.tsx'
import SuccessStories from './diner/Success.stories.tsx'
import { markupOf } from './saidSums.tsx'

afterEach(() => void vi.useRealTimers())

const hour = 60 * 60 * 1_000

/** The day and the time on a slip, so long after its payment; null where none runs. */
function timeOn(screen: Parameters<typeof markupOf>[0], paidAt: number | Date | null, after: number): string | null {
  vi.useFakeTimers({ now: Number(paidAt) + after, toFake: ['Date'] })
  return /role="timer"[^>]*>(.*?)<\/p>/.exec(markupOf(screen))?.[1]?.replaceAll(/<.*?>/g, '') ?? null
}

describe('LIVE-01 DIN-03 POS-10 the time runs on the slip of a payment', () => {
  const diner = (receipt: typeof receipts.member) => (
    <SuccessScreen {...SuccessStories.args} payment={ready({ outcome: 'paid', receipt })} agreed={agreedOnDinner} />
  )
  const pos = (isProof: boolean) => <PosScreen {...PosStories.args} state={{ ...posStates.success, isProof }} />

  it('with its day, for three hours', () => {
    const { member } = receipts
    expect(timeOn(diner(member), member.at, 0)).toBe('Now Fri, Nov 20, 6:41:00 PM')
    for (const [screen, at] of [
      [diner(member), member.at],
      [pos(true), posReceipt.at],
    ] as const)
      expect([3 * hour, 3 * hour + 1].map((after) => timeOn(screen, at, after) !== null)).toEqual([true, false])
  })

  it('of a diner only where the server itself names its parts, its restaurant and its check', () => {
    const { member } = receipts
    for (const missing of [{ parts: [] }, { restaurant: null }, { ticket: null }])
      expect(timeOn(diner({ ...member, ...missing }), member.at, 0)).toBeNull()
  })

  it('of the hosted checkout only where this page has paid', () => {
    expect(timeOn(pos(false), posReceipt.at, 0)).toBeNull()
  })
})
