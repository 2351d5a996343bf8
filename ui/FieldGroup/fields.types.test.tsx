import type { ReactElement } from 'react'
import { expectTypeOf, it } from 'vitest'
import { EmailField } from '../EmailField/EmailField.tsx'
import { FormWithSummary } from '../ErrorSummary/FormWithSummary.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { Switch } from '../Switch/Switch.tsx'

const noop = () => {}

it('every field is known by a label, and looks as the theme says', () => {
  const wrong = (): ReactElement => (
    <>
      {/* @ts-expect-error -- a switch without a label cannot be known */}
      <Switch name="split" />
      {/* @ts-expect-error -- a switch is on or off, and has no text */}
      <Switch label="Split the bill" value="yes" />
      {/* @ts-expect-error -- looks belong to the theme */}
      <TextArea label="Changes" style={{ color: 'red' }} />
      {/* @ts-expect-error -- a limit is a number of characters */}
      <TextArea label="Changes" limit="200" />
      {/* @ts-expect-error -- a browser has no postal code to offer for an address */}
      <EmailField label="Email" autoComplete="postal-code" />
      {/* @ts-expect-error -- a summary leads to fields, which it knows by their names */}
      <FormWithSummary attempt={1} errors={[{ message: 'Please look again.' }]} onSubmit={noop}>
        Fields
      </FormWithSummary>
    </>
  )
  expectTypeOf(wrong).returns.toEqualTypeOf<ReactElement>()
})
