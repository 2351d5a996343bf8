import { expectTypeOf, it } from 'vitest'
import type { PosState } from '../../features/pos/pos.ts'
import type { posVariants } from '../../features/pos/testing/states.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as ends from './PosEnds.stories.tsx'
import type * as statuses from './Pos.stories.tsx'
import type * as stages from './PosStages.stories.tsx'
import type * as variants from './PosVariants.stories.tsx'

it('has a story for every status of the hosted checkout', () => {
  expectTypeOf<Unstoried<PosState, typeof statuses & typeof ends>>().toBeNever()
})

it('has a story for every further example', () => {
  expectTypeOf<Exclude<keyof typeof posVariants, Shown<keyof typeof stages | keyof typeof variants>>>().toBeNever()
})
