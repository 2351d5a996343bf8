import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'

it('asks one question of several controls', () => {
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
  expectTypeOf(Wrong).returns.toEqualTypeOf<ReactElement>()
})
