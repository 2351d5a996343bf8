import { expectTypeOf, it } from 'vitest'
import type { CodeSubmission } from '../../features/account/codeSubmission.ts'
import type { Resetting } from '../../features/account/resetting.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as password from './ForgotPassword.stories.tsx'
import type * as code from './TextedCode.stories.tsx'

type Statuses<P extends { readonly phase: string }> = { [K in P['phase']]: { status: K } }[P['phase']]

it('has a story for every status of a new password and of a texted code', () => {
  expectTypeOf<Unstoried<Statuses<Resetting>, typeof password>>().toBeNever()
  expectTypeOf<Unstoried<Statuses<CodeSubmission>, typeof code>>().toBeNever()
})
