import type { ReactElement } from 'react'
import { useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'

/** Wrong uses of FieldGroup: none of them compiles. */
export function wrong() {
  const Wrong = (): ReactElement => {
    const { ids } = useFieldIds({})
    return (
      <>
        {/* @ts-expect-error -- a group needs a legend */}
        <FieldGroup ids={ids}>Controls</FieldGroup>
        {/* @ts-expect-error -- a list is not a group of controls */}
        <FieldGroup label="Tip" ids={ids} role="list">
          Controls
        </FieldGroup>
        {/* @ts-expect-error -- it needs controls */}
        <FieldGroup label="Tip" ids={ids} />
      </>
    )
  }
  return [Wrong]
}
