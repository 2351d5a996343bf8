import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

it('says what progresses, and to what end', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- without a label it is a stripe */}
      <ProgressBar value={2} max={5} />
      {/* @ts-expect-error -- where the end is not known, Spinner stands */}
      <ProgressBar value={2} label="Step 2" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
