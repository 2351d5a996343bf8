import { expectTypeOf, it } from 'vitest'
import type { LunchPayment } from '../../features/payment/testing/examples.ts'
import type { PaymentState } from '../../features/payment/payment.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as stories from './Payment.stories.tsx'

it('has a story for every status of a payment', () => {
  expectTypeOf<Unstoried<PaymentState<LunchPayment>, typeof stories>>().toBeNever()
})
