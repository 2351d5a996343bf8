import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { CodeField } from '../../ui/CodeField/CodeField.tsx'
import { DateField } from '../../ui/DateField/DateField.tsx'
import { MoneyField } from '../../ui/MoneyField/MoneyField.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'

const noop = () => {}

/** The value is in state or in the form, never both. */
export const heldTwice = () => (
  <>
    {/* @ts-expect-error -- held twice */}
    <TextField label="Name" value="Ana" defaultValue="Ben" onChange={noop} />
    {/* @ts-expect-error -- held twice */}
    <TextArea label="Changes" value="More" defaultValue="Less" onChange={noop} />
    {/* @ts-expect-error -- held twice */}
    <Checkbox label="Text me" checked defaultChecked={false} onChange={noop} />
    {/* @ts-expect-error -- held twice */}
    <Switch label="Split the bill" checked defaultChecked={false} onChange={noop} />
  </>
)

/** A value of another kind would be shown or sent wrongly. */
export const otherKinds = () => (
  <>
    {/* @ts-expect-error -- other components are for numbers, dates and email */}
    <TextField label="Name" kind="number" />
    {/* @ts-expect-error -- the value is a number of cents, not text */}
    <MoneyField currency="USD" label="Bill" value="12.34" onChange={noop} />
    {/* @ts-expect-error -- the empty value is null, not undefined */}
    <MoneyField currency="USD" label="Bill" value={undefined} onChange={noop} />
    {/* @ts-expect-error -- a Date is a moment, and another day in another time zone */}
    <DateField label="Send on" value={new Date(0)} onChange={noop} />
    {/* @ts-expect-error -- the number is text: it may begin with 0 */}
    <PhoneField label="Mobile number" value={5551234567} />
    {/* @ts-expect-error -- the code is text: it may begin with 0 */}
    <CodeField label="Code" length={6} value={123} onChange={noop} onComplete={noop} />
  </>
)
