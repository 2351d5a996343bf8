import { expectTypeOf, it } from 'vitest'
import type { Account } from '../../features/partners/finances/account.ts'
import type { BrandImage, ImageLibrary } from '../../features/partners/images/image.ts'
import type { Integration } from '../../features/partners/integrations/integration.ts'
import type { Member } from '../../features/partners/team/member.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { Submission } from '../../features/shared/api/submission.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as images from './BrandImages.stories.tsx'
import type * as logos from './BrandLogos.stories.tsx'
import type * as finances from './Finances.stories.tsx'
import type * as integrations from './Integrations.stories.tsx'
import type * as help from './NeedHelp.stories.tsx'
import type * as team from './Team.stories.tsx'

it('has a story for every status of what the portal’s pages read', () => {
  expectTypeOf<Unstoried<Remote<readonly BrandImage[]>, typeof images>>().toBeNever()
  expectTypeOf<Unstoried<Remote<ImageLibrary>, typeof logos>>().toBeNever()
  expectTypeOf<Unstoried<Remote<readonly Account[]>, typeof finances>>().toBeNever()
  expectTypeOf<Unstoried<Remote<readonly Integration[]>, typeof integrations>>().toBeNever()
  expectTypeOf<Unstoried<Remote<readonly Member[]>, typeof team>>().toBeNever()
  expectTypeOf<Unstoried<{ status: Submission['phase'] }, typeof help>>().toBeNever()
})
