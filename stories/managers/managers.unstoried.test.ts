import { expectTypeOf, it } from 'vitest'
import type { RefundState } from '../../features/managers/refund/refunding.ts'
import type { RefundNoticeKind } from '../../mocks/examples/managersRefundStates.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as refund from './Refund.stories.tsx'
import type * as attempt from './RefundAttempt.stories.tsx'

it('has a story for every status of a refund', () => {
  expectTypeOf<Unstoried<RefundState, typeof refund & typeof attempt>>().toBeNever()
})

it('has a story for everything that a manager is told beside the form', () => {
  expectTypeOf<Exclude<`idle${Capitalize<RefundNoticeKind>}`, Shown<keyof typeof attempt>>>().toBeNever()
})
