import type { ReactElement } from 'react'
import { Field, useFieldIds } from './Field.tsx'

/** Wrong uses of Field: none of them compiles. */
export function wrong() {
  const Wrong = (): ReactElement => {
    const { ids } = useFieldIds({})
    return (
      <>
        {/* @ts-expect-error -- a control needs a label */}
        <Field ids={ids}>Control</Field>
        {/* @ts-expect-error -- the hint and the error need ids */}
        <Field label="Name">Control</Field>
        {/* @ts-expect-error -- an error is a text, not a boolean */}
        <Field label="Name" ids={ids} error={true}>
          Control
        </Field>
      </>
    )
  }
  return [Wrong]
}
