import { Controller, useForm } from 'react-hook-form'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { Combobox } from '../../ui/Combobox/Combobox.tsx'
import type { ComboboxOption } from '../../ui/Combobox/options.ts'
import { DateField } from '../../ui/DateField/DateField.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { FormWithSummary } from '../../ui/ErrorSummary/FormWithSummary.tsx'
import { MoneyField } from '../../ui/MoneyField/MoneyField.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { PercentField } from '../../ui/PercentField/PercentField.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { RadioTiles } from '../../ui/RadioTiles/RadioTiles.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Switch } from '../../ui/Switch/Switch.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import { ToggleGroup } from '../../ui/ToggleGroup/ToggleGroup.tsx'
import { restaurantOptions } from '../../mocks/examples/manyRows.ts'

export type Answers = {
  from: string
  phone: string
  password: string
  restaurant: ComboboxOption | null
  occasion: string
  amount: number | 'custom' | null
  ownAmount: number | null
  tip: number | null
  credit: string
  sendOn: string | null
  words: string
  remind: boolean
  optIn: boolean
}

const blank: Answers = {
  from: '',
  phone: '',
  password: '',
  restaurant: null,
  occasion: '',
  amount: null,
  ownAmount: null,
  tip: null,
  credit: '',
  sendOn: null,
  words: '',
  remind: false,
  optIn: false,
}
const known = restaurantOptions(40)
const occasions = [
  { value: 'birthday', label: 'A birthday' },
  { value: 'thanks', label: 'A thank-you' },
]
const amounts = [25, 50, 100].map((dollars) => ({ value: dollars * 100, label: `$${dollars}` }))
const credits = [
  { value: 'none', title: 'No credit for me' },
  { value: '100', title: 'Pay $100, Get $125', badge: '+25%' },
]
const order = ['from', 'phone', 'restaurant', 'amount', 'sendOn'] as const

/** Every field in one form of react-hook-form, with a summary of the fields that can be invalid, in their order. */
export function LongForm({ onAnswers }: { onAnswers: (answers: Answers) => void }) {
  const { register, control, handleSubmit, formState } = useForm<Answers>({ defaultValues: blank, shouldFocusError: false })
  const { errors, submitCount } = formState
  const invalid = order.flatMap((name) => (errors[name]?.message ? [{ name, message: errors[name].message }] : []))
  return (
    <FormWithSummary errors={invalid} attempt={submitCount} onSubmit={handleSubmit((answers) => onAnswers(answers))}>
      <EmailField label="From" error={errors.from?.message} {...register('from', { required: 'Please say whom it is from.' })} />
      <PhoneField
        label="Mobile number"
        error={errors.phone?.message}
        {...register('phone', { minLength: { value: 15, message: 'Please enter a valid phone number.' } })}
      />
      <PasswordField label="Password" {...register('password')} />
      <Controller
        control={control}
        name="restaurant"
        rules={{ required: 'Please choose a restaurant.' }}
        render={({ field }) => <Combobox label="Restaurant" options={known} error={errors.restaurant?.message} {...field} />}
      />
      <Select label="Occasion" placeholder="None" options={occasions} {...register('occasion')} />
      <Controller
        control={control}
        name="amount"
        rules={{ validate: (value) => value !== null || 'Please choose an amount.' }}
        render={({ field: { name, value, onChange } }) => (
          <ToggleGroup
            label="Amount"
            options={amounts}
            error={errors.amount?.message}
            name={name}
            value={value}
            onChange={onChange}
            custom={{
              label: 'Other',
              field: (
                <Controller control={control} name="ownAmount" render={({ field }) => <MoneyField label="Other amount" {...field} />} />
              ),
            }}
          />
        )}
      />
      <Controller control={control} name="tip" render={({ field }) => <PercentField label="Tip for the restaurant" {...field} />} />
      <RadioTiles label="Something for yourself?" options={credits} {...register('credit')} />
      <Controller
        control={control}
        name="sendOn"
        rules={{ required: 'Enter a day, as MM/DD/YYYY.' }}
        render={({ field }) => <DateField label="Send on" error={errors.sendOn?.message} {...field} />}
      />
      <TextArea label="A few words" maxLength={200} {...register('words')} />
      <Switch label="Remind me a day before" {...register('remind')} />
      <Checkbox label="Text me about new offers" {...register('optIn')} />
      <Button type="submit" wide>
        Go on
      </Button>
    </FormWithSummary>
  )
}
