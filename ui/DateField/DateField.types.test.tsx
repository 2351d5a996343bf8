import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { DateField } from './DateField.tsx'

const noop = () => {}

it('holds a day of the calendar, and no moment of time', () => {
  expectTypeOf<Parameters<typeof DateField>[0]['value']>().toEqualTypeOf<string | null>()
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a Date is a moment, and another day elsewhere */}
      <DateField label="Send on" value={new Date(0)} onChange={noop} />
      {/* @ts-expect-error -- the browser knows no other fillings for a day */}
      <DateField label="Send on" value={null} onChange={noop} autoComplete="bday-day" />
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
