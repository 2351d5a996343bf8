import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

it('repeats the name of one control', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- without words it says nothing */}
      <Tooltip>Sign</Tooltip>
      {/* @ts-expect-error -- its words are text: nothing in it can be pressed */}
      <Tooltip text={<a href="#more">more</a>}>Sign</Tooltip>
      {/* @ts-expect-error -- sides are start and end, whatever the script */}
      <Tooltip text="Edit" side="left">Sign</Tooltip>
      {/* @ts-expect-error -- it belongs to a control */}
      <Tooltip text="Edit" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
