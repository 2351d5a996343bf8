import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextedCode } from '../../features/account/TextedCode.tsx'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { phoneSchema } from '../../features/shared/contact/phone.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Shared/Texted code',
  component: TextedCode,
  render: function Typed(args) {
    const [code, setCode] = useState(args.code)
    return (
      <PublicPage>
        <TextedCode {...args} code={code} onCode={setCode} />
      </PublicPage>
    )
  },
  args: {
    phone: phoneSchema.parse('2125550190'),
    code: '',
    submission: idle,
    label: 'Sign in',
    onCode: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onChangePhone: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('MGR-01', 'CLM-03', 'CLM-22') },
} satisfies Meta<typeof TextedCode>
export default meta

type Story = StoryObj<typeof meta>

/** The last digit submits the code; another can be asked for. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '123456')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith('123456')
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Change phone number' }))
    await expect(args.onChangePhone).toHaveBeenCalledOnce()
  },
}

export const Idle__Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '123{Enter}')
    await expect(canvas.getByText('Enter all 6 digits.')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sending: Story = { args: { code: '123456', submission: sending } }

export const Resending: Story = {
  args: { submission: { phase: 'resending' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending a new code…' }))
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

export const Resent: Story = { args: { submission: { phase: 'resent' } } }

/** A wrong code, or too many codes. */
export const Refused: Story = { args: { code: '123456', submission: refusedWith('Incorrect verification code. Please try again.') } }

/** The answer was lost: the next try is the same attempt. */
export const Unknown: Story = { args: { code: '123456', submission: submissionFromFailure({ kind: 'timeout' }) } }
