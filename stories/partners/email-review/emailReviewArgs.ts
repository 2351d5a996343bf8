import { fn } from 'storybook/test'
import type { EmailReviewScreenProps } from '../../../features/partners/email-review/EmailReviewScreen.tsx'
import { ready } from '../../../features/shared/api/remote.ts'
import { review, reviewStates } from '../../../features/partners/email-review/examples/states.ts'

/** An open review in which nothing was done yet. */
export const emailReviewArgs = {
  review: ready(review),
  state: reviewStates.idle,
  send: fn(),
  message: '',
  onMessage: fn(),
  pictures: { uploads: [], onAdd: fn(), onRemove: fn(), onRetry: fn() },
  onRetry: fn(),
} satisfies EmailReviewScreenProps
