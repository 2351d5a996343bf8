import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { Field, useFieldIds } from './Field.tsx'

it('ties a control to its words', () => {
  const Wrong = (): ReactElement => {
    const { ids } = useFieldIds({})
    return (
      <>
        {/* @ts-expect-error -- a control is known by a label */}
        <Field ids={ids}>Control</Field>
        {/* @ts-expect-error -- without ids the words belong to nothing */}
        <Field label="Name">Control</Field>
        {/* @ts-expect-error -- an error is words, not only a fact */}
        <Field label="Name" ids={ids} error={true}>Control</Field>
      </>
    )
  }
  expectTypeOf(Wrong).returns.toEqualTypeOf<ReactElement>()
})
