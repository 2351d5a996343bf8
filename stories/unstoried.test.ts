import { expectTypeOf, it } from 'vitest'
import type { Pascal, Unstoried } from './unstoried.ts'

type State = { status: 'offerCode' } | { status: 'success'; amount: number }

it('names a story as its status in PascalCase', () => {
  expectTypeOf<Pascal<'offerCode'>>().toEqualTypeOf<'OfferCode'>()
})

it('finds the status without a story', () => {
  expectTypeOf<Unstoried<State, { default: unknown; OfferCode: unknown }>>().toEqualTypeOf<'success'>()
  // @ts-expect-error -- a screen whose status lacks a story must not compile
  expectTypeOf<Unstoried<State, { OfferCode: unknown }>>().toBeNever()
})

it('is content with a story or a variant for each', () => {
  expectTypeOf<Unstoried<State, { OfferCode: unknown; Success__LongName: unknown }>>().toBeNever()
  expectTypeOf<Unstoried<State, { OfferCode: unknown; Success: unknown }>>().toBeNever()
})
