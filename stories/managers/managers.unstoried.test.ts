import { expectTypeOf, it } from 'vitest'
import type { Shown, Unstoried } from '../unstoried.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { Submission } from '../../features/shared/api/submission.ts'
import type * as guest from './DinerProfile.stories.tsx'
import type * as guests from './DinerSelection.stories.tsx'
import type * as locations from './LocationSelection.stories.tsx'
import type * as phone from './PhoneStep.stories.tsx'
import type * as refund from './Refund.stories.tsx'

it('has a story for every status of a sign-in', () => {
  type Phase = { [P in Submission['phase']]: { status: P } }[Submission['phase']]
  expectTypeOf<Unstoried<Phase, typeof phone>>().toBeNever()
})

it('has a story for every status of what is read', () => {
  expectTypeOf<Unstoried<Remote<unknown>, typeof locations>>().toBeNever()
  expectTypeOf<Unstoried<Remote<unknown>, typeof guest>>().toBeNever()
  expectTypeOf<Unstoried<Exclude<Remote<unknown>, { status: 'ready' }>, typeof refund>>().toBeNever()
})

it('has a story for every status of the guests and of the transactions', () => {
  type Stories = Shown<keyof typeof guests>
  expectTypeOf<Exclude<`transactions${'Loading' | 'Failed' | 'None'}` | `guests${'Loading' | 'Failed' | 'None'}`, Stories>>().toBeNever()
})
