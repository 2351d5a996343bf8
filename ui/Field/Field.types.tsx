import type { ReactElement } from 'react'
import { Field, useFieldIds } from './Field.tsx'

/** Wrong uses of Field: none of them compiles. */
export function wrong() {
  const Wrong = (): ReactElement => {
    const { ids } = useFieldIds({})
    return (
      <>
        {/* @ts-expect-error -- a control is known by a label */}
        <Field ids={ids}>Control</Field>
        {/* @ts-expect-error -- without ids the messages belong to nothing */}
        <Field label="Name">Control</Field>
        {/* @ts-expect-error -- an error is messages, not only a fact */}
        <Field label="Name" ids={ids} error={true}>
          Control
        </Field>
      </>
    )
  }
  return [Wrong]
}
