import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Countdown } from './Countdown.tsx'

it('counts seconds, and says to what end', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- time without an end says nothing */}
      <Countdown seconds={42} />
      {/* @ts-expect-error -- seconds are a number */}
      <Countdown seconds="0:42" label="Send again in" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
