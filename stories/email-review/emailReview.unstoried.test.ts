import { expectTypeOf, it } from 'vitest'
import type { ReviewState } from '../../features/email-review/emailReview.ts'
import type { Review } from '../../features/email-review/review.ts'
import type { Remote } from '../../features/shared/remote.ts'
import type { reviewVariants } from '../../mocks/examples/emailReviewStates.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as stories from './EmailReview.stories.tsx'

it('has a story for every status and variant of the e-mail review', () => {
  expectTypeOf<Unstoried<ReviewState, typeof stories>>().toBeNever()
  expectTypeOf<Unstoried<Exclude<Remote<Review>, { status: 'ready' }>, typeof stories>>().toBeNever()
  expectTypeOf<Exclude<keyof typeof reviewVariants, Shown<keyof typeof stories>>>().toBeNever()
})
