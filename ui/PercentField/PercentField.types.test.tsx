import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { PercentField } from './PercentField.tsx'

const noop = () => {}

it('holds whole percent or nothing, kept by its owner', () => {
  expectTypeOf<Parameters<typeof PercentField>[0]['value']>().toEqualTypeOf<number | null>()
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- the sign belongs to the field and not to the value */}
      <PercentField label="Share" value="25%" onChange={noop} />
      {/* @ts-expect-error -- a field without a label cannot be known */}
      <PercentField value={25} onChange={noop} />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
