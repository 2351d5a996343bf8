import type { ReactElement } from 'react'
import { useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'

/** Asks one question of several controls: nothing here compiles. */
export function wrong() {
  const Wrong = (): ReactElement => {
    const { ids } = useFieldIds({})
    return (
      <>
        {/* @ts-expect-error -- a group is known by what it asks */}
        <FieldGroup ids={ids}>Controls</FieldGroup>
        {/* @ts-expect-error -- a list is no group of controls */}
        <FieldGroup label="Tip" ids={ids} role="list">Controls</FieldGroup>
        {/* @ts-expect-error -- controls there must be */}
        <FieldGroup label="Tip" ids={ids} />
      </>
    )
  }
  return [Wrong]
}
