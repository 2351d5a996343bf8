import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { EmailField } from '../../ui/EmailField/EmailField.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'

type Answers = { email: string; phone: string; password: string; optIn: boolean }

/** Every field, registered with the form library. */
function EveryField({ onAnswers }: { onAnswers: (answers: Answers) => void }) {
  const { register, handleSubmit, formState } = useForm<Answers>()
  const { errors } = formState
  return (
    <Form onSubmit={handleSubmit(onAnswers)}>
      <EmailField label="Email" error={errors.email?.message} {...register('email', { required: 'An email address is required' })} />
      <PhoneField
        label="Mobile number"
        error={errors.phone?.message}
        {...register('phone', { minLength: { value: 15, message: 'Please enter a valid phone number.' } })}
      />
      <PasswordField label="Password" error={errors.password?.message} {...register('password')} />
      <Checkbox label="Text me about new offers" {...register('optIn')} />
      <Button type="submit" wide>
        Go on
      </Button>
    </Form>
  )
}

const meta = { title: 'UI/Fields', component: EveryField, decorators: [inColumn], args: { onAnswers: fn() } } satisfies Meta<
  typeof EveryField
>
export default meta

type Story = StoryObj<typeof meta>

/** The form has the values as they are shown. */
export const Filled: Story = {
  parameters: { ...spec('CLM-20', 'CLM-29') },
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com')
    await userEvent.type(canvas.getByLabelText('Mobile number'), '5551234567')
    await userEvent.type(canvas.getByLabelText('Password'), 'secret')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.onAnswers).toHaveBeenCalledOnce()
    await expect(args.onAnswers).toHaveBeenCalledWith(
      { email: 'ada@example.com', phone: '+1 555-123-4567', password: 'secret', optIn: true },
      expect.anything(),
    )
  },
}

/**
 * Each error shows beside its field, and the first wrong field takes the focus. Errors are no alerts, because the focused
 * field's error would be announced twice. Nothing typed is lost.
 */
export const Missing: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Mobile number'), '555')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('An email address is required')
    await expect(canvas.getByLabelText('Mobile number')).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('+1 555')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.onAnswers).not.toHaveBeenCalled()
  },
}
