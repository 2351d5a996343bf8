import { expect, it } from 'vitest'
import type { LookedUp } from '../../features/payment/attempt/attempt.ts'
import { type Answer, answered, failed } from '../../features/shared/api/answers/answer.ts'
import { attemptToShow, attemptsToPay } from './lostCheck.ts'

type Looked = Answer<LookedUp<null>>

const paid = answered({ outcome: 'paid', receipt: null } as const)
const unanswered = failed({ kind: 'timeout' })

/** One attempt for each of these answers: "0", "1" and so on. */
const shownOf = (...answers: readonly Looked[]) =>
  attemptToShow(
    answers.map((_, index) => ({ key: String(index) })),
    async (key) => answers[Number(key)] ?? unanswered,
  )

it('DIN-04 DIN-05 a check that the till no longer lists leads to the attempt that has paid it, and to no other', async () => {
  const uncharged: readonly Looked[] = [
    answered({ outcome: 'closed' }),
    answered({ outcome: 'declined', code: 'card_declined' }),
    answered({ outcome: 'unknown' }),
    answered({ outcome: 'requiresAction', clientSecret: 'secret' }),
  ]
  expect(await shownOf()).toBeNull()
  expect(await shownOf(...uncharged)).toBeNull()
  expect(await shownOf(...uncharged, unanswered, paid)).toBe('5')
  // It may have paid: its page looks it up again.
  expect(await shownOf(...uncharged, unanswered)).toBe('4')
})

it('DIN-05 an attempt to pay another check, or one of another restaurant with the same number, is not of this check', () => {
  const check = { pos: 'tableside', location: 'harbor', ticket: '1042' }
  const attempts = [
    { ...check, key: 'a' },
    { ...check, ticket: '1043', key: 'b' },
    { ...check, location: 'lark', key: 'c' },
    { ...check, pos: 'other', key: 'd' },
    { ...check, key: 'e' },
  ]
  expect(attemptsToPay(check, attempts).map(({ key }) => key)).toEqual(['a', 'e'])
  expect(attemptsToPay({ ...check, ticket: '' }, attempts)).toEqual([])
})
