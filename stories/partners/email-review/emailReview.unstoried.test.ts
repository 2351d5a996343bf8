import { expectTypeOf, it } from 'vitest'
import type { ReviewState } from '../../../features/partners/email-review/emailReview.ts'
import type { Review } from '../../../features/partners/email-review/review.ts'
import type { Remote } from '../../../features/shared/api/remote.ts'
import type { reviewVariants } from '../../../features/partners/email-review/examples/states.ts'
import type { Shown, Unstoried } from '../../unstoried.ts'
import type * as edits from './EmailReview.stories.tsx'
import type * as approval from './EmailReviewApproval.stories.tsx'

type Stories = typeof edits & typeof approval

it('has a story for every status and variant of the email review', () => {
  expectTypeOf<Unstoried<ReviewState, Stories>>().toBeNever()
  expectTypeOf<Unstoried<Exclude<Remote<Review>, { status: 'ready' }>, Stories>>().toBeNever()
  expectTypeOf<Exclude<keyof typeof reviewVariants, Shown<keyof Stories>>>().toBeNever()
})
