import { expectTypeOf, it } from 'vitest'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { Submission } from '../../features/shared/api/submission.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as brand from './PartnerBrand.stories.tsx'
import type * as brands from './PartnerBrands.stories.tsx'
import type * as location from './PartnerLocation.stories.tsx'
import type * as locations from './PartnerLocations.stories.tsx'
import type * as signIn from './PartnerSignIn.stories.tsx'

it('has a story for every status of what a page reads', () => {
  expectTypeOf<Unstoried<Remote<unknown>, typeof locations>>().toBeNever()
  expectTypeOf<Unstoried<Remote<unknown>, typeof location>>().toBeNever()
  expectTypeOf<Unstoried<Remote<unknown>, typeof brands>>().toBeNever()
  expectTypeOf<Unstoried<Remote<unknown>, typeof brand>>().toBeNever()
})

it('has a story for every phase of the sign-in', () => {
  expectTypeOf<Unstoried<{ readonly status: Submission['phase'] }, typeof signIn>>().toBeNever()
})
