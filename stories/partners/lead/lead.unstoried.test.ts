import { expectTypeOf, it } from 'vitest'
import type { LeadState } from '../../../features/partners/lead/lead.ts'
import type { leadVariants } from '../../../features/partners/lead/examples/states.ts'
import type { Shown, Unstoried } from '../../unstoried.ts'
import type * as stories from './Lead.stories.tsx'

it('has a story for every status and variant of a lead', () => {
  expectTypeOf<Unstoried<LeadState, typeof stories>>().toBeNever()
  expectTypeOf<Exclude<keyof typeof leadVariants, Shown<keyof typeof stories>>>().toBeNever()
})
