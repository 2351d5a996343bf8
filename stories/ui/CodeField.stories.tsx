import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { CodeField, type CodeFieldProps } from '../../ui/CodeField/CodeField.tsx'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const Stateful = (props: CodeFieldProps) => <CodeField {...props} {...useStoryValue(props.value, props.onChange)} />

const meta = {
  title: 'UI/CodeField',
  component: CodeField,
  args: { length: 6, label: '6-digit code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: {
    ...spec('CLM-22'),
    ...usage({
      use: ['For a one-time code that came by message'],
      avoid: ['`TextField` of kind `code` for an offer’s code', '`PasswordField` for a secret that lasts'],
      do: ['Send the code at the sixth digit, without a button', 'Keep the refused code until the next digit'],
      dont: ['Empty it after a refusal: people look at what they typed'],
    }),
  },
} satisfies Meta<typeof CodeField>
export default meta

type Story = StoryObj<typeof meta>

/** Digits only; the sixth digit sends the code. */
export const Typing: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: '6-digit code' })
    await userEvent.type(field, '12a34 5')
    await expect(field).toHaveValue('12345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('678')
    await expect(field).toHaveValue('123456')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** The phone can fill in the code of the text message. */
export const OneTimeCode: Story = {
  args: { name: 'code', onBlur: fn() },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('name', 'code')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  },
}

/** On Android the browser reads the code from the text message; the sixth digit sends it. */
export const FromTheText: Story = {
  beforeEach() {
    const texts: (Credential & { readonly code: string })[] = [{ id: '', type: 'otp', code: '482913' }]
    const reading = spyOn(navigator.credentials, 'get').mockImplementation(() => Promise.resolve(texts.shift() ?? null))
    return () => reading.mockRestore()
  },
  async play({ args, canvas }) {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('482913'))
    await expect(args.onChange).toHaveBeenCalledWith('482913')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}

const invalid = { value: '111111', error: 'Incorrect verification code. Please try again.' }

/** A wrong code: the error is announced, and the code can be edited. */
export const Invalid: Story = {
  args: invalid,
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(invalid.error)
    await expect(canvas.getByRole('alert')).toHaveTextContent(invalid.error)
    await userEvent.click(field)
    await userEvent.keyboard('{Backspace}7')
    await expect(args.onChange).toHaveBeenLastCalledWith('111117')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('111117')
  },
}

/** After a wrong code the next digit starts a new code, wherever the caret is. */
export const InvalidTypedAnew: Story = {
  args: invalid,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('123456')
    await expect(args.onChange).toHaveBeenLastCalledWith('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** After a wrong code the right one is pasted, or the phone fills it in. */
export const InvalidThenPasted: Story = {
  args: invalid,
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('Your code is 123 456')
    await expect(canvas.getByRole('textbox')).toHaveValue('123456')
    await expect(args.onChange).toHaveBeenCalledWith('123456')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** The code is pasted after some digits were typed. */
export const BegunThenPasted: Story = {
  args: { value: '12' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('123456')
    await expect(args.onChange).toHaveBeenCalledWith('123456')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** Refuses every code. */
function Refusing(props: CodeFieldProps) {
  const [error, setError] = useState<string>()
  const complete = (digits: string) => {
    setError(invalid.error)
    props.onComplete(digits)
  }
  return <Stateful {...props} error={error} onComplete={complete} />
}

/** The server refuses the code: the digits are selected, so that typing replaces them. */
export const RefusedByServer: Story = {
  render: (args) => <Refusing {...args} />,
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.type(field, '111111')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(invalid.error)
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
    for (const called of [args.onChange, args.onComplete]) await expect(called).toHaveBeenLastCalledWith('111111')
  },
}

/** The code is being checked. */
export const Disabled: Story = { args: { value: '123456', disabled: true } }
