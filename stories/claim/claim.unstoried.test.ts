import { expectTypeOf, it } from 'vitest'
import type { ClaimState } from '../../features/claim/claim.ts'
import type { variants } from '../../features/claim/examples/variants.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as statuses from './Claim.stories.tsx'
import type * as contact from './ClaimContact.stories.tsx'
import type * as endings from './ClaimEndings.stories.tsx'
import type * as invited from './ClaimInvited.stories.tsx'
import type * as steps from './ClaimSteps.stories.tsx'

it('has a story for every status of the claim', () => {
  expectTypeOf<Unstoried<ClaimState, typeof statuses>>().toBeNever()
})

it('has a story for every variant of the examples', () => {
  type Stories = keyof typeof contact | keyof typeof invited | keyof typeof steps | keyof typeof endings
  expectTypeOf<Exclude<keyof typeof variants, Shown<Stories>>>().toBeNever()
})
