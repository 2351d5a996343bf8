import { expectTypeOf, it } from 'vitest'
import type { Ambassador } from '../../features/ambassador/ambassador.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { statistics } from '../../features/ambassador/examples.ts'
import type { Unstoried } from '../unstoried.ts'
import type * as stories from './Ambassador.stories.tsx'

it('has a story for every status of a profile', () => {
  expectTypeOf<Unstoried<Remote<Ambassador>, typeof stories>>().toBeNever()
  expectTypeOf<keyof typeof statistics>().toEqualTypeOf<'full' | 'none' | 'oneMonth' | 'linksOnly'>()
})
