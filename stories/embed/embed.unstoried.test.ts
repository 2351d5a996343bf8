import { expectTypeOf, it } from 'vitest'
import type { MapBrand } from '../../features/map/brand.ts'
import type { Signal } from '../../features/privacy/privacy.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { mapVariants } from '../../features/map/examples/states.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as map from './MapEmbed.stories.tsx'
import type * as privacy from './PrivacyChoices.stories.tsx'

it('has a story for every status of the map, and every reason for which a browser is opted out', () => {
  expectTypeOf<Unstoried<Remote<readonly MapBrand[]>, typeof map>>().toBeNever()
  expectTypeOf<Exclude<`choosing${Capitalize<Exclude<Signal, 'none'>>}`, Shown<keyof typeof privacy>>>().toBeNever()
})

it('has a story for every variant of the examples', () => {
  expectTypeOf<Exclude<keyof typeof mapVariants, Shown<keyof typeof map>>>().toBeNever()
})
