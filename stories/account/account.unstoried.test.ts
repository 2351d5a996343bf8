import { expectTypeOf, it } from 'vitest'
import type { Resetting } from '../../features/account/resetting.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as stories from './ForgotPassword.stories.tsx'

it('has a story for every status of a new password', () => {
  expectTypeOf<Unstoried<Resetting, typeof stories>>().toBeNever()
})
