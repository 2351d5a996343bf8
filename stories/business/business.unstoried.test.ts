import { expectTypeOf, it } from 'vitest'
import type { Nearby } from '../../features/brands/brands.ts'
import type { CalculatorState } from '../../features/calculator/calculator.ts'
import type { Remote } from '../../features/shared/api/remote.ts'
import type { calculatorVariants } from '../../features/calculator/examples.ts'
import type { nearbyVariants } from '../../features/brands/examples/nearby.ts'
import type { Shown, Unstoried } from '../unstoried.ts'
import type * as brands from './BrandCarousel.stories.tsx'
import type * as statuses from './Calculator.stories.tsx'
import type * as bands from './CalculatorBands.stories.tsx'

it('has a story for every status of the calculator, and of the restaurants near the visitor', () => {
  expectTypeOf<Unstoried<CalculatorState, typeof statuses>>().toBeNever()
  expectTypeOf<Unstoried<Remote<Nearby>, typeof brands>>().toBeNever()
})

it('has a story for every band, limit and other variant of the examples', () => {
  expectTypeOf<Exclude<keyof typeof calculatorVariants, Shown<keyof typeof statuses | keyof typeof bands>>>().toBeNever()
  expectTypeOf<Exclude<keyof typeof nearbyVariants, Shown<keyof typeof brands>>>().toBeNever()
})
