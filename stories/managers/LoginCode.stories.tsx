import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CodeStep } from '../../features/managers/login/CodeStep.tsx'
import { phoneSchema } from '../../features/shared/contact/phone.ts'
import { endedBy, idle, refusedWith, sending } from '../../features/shared/api/submission.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Managers sign-in code',
  component: CodeStep,
  decorators: [
    (Story) => (
      <PublicPage>
        <Story />
      </PublicPage>
    ),
  ],
  args: {
    phone: phoneSchema.parse('2125550190'),
    verifying: idle,
    resending: idle,
    resent: false,
    onVerify: fn(),
    onResend: fn(),
    onChangePhone: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('MGR-01') },
} satisfies Meta<typeof CodeStep>
export default meta

type Story = StoryObj<typeof meta>

/** The last digit sends the code; another can be asked for. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Verification code'), '123456')
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(args.onVerify).toHaveBeenCalledWith('123456')
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
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

/** A further code was sent. */
export const Idle__Resent: Story = {
  args: { resent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A new code is on its way.')).toBeVisible()
  },
}

export const Sending: Story = { args: { verifying: sending } }

/** A further code is being sent. */
export const Sending__Again: Story = {
  args: { resending: sending },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending a new code…' }))
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

/** A wrong code. */
export const Refused: Story = {
  args: { verifying: refusedWith('Incorrect verification code. Please try again.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Incorrect verification code. Please try again.')).toBeVisible()
    await expect(canvas.getByLabelText('Verification code')).toBeInvalid()
  },
}

/** Too many codes were asked for. */
export const Refused__TooMany: Story = {
  args: { resending: refusedWith('Too many codes were sent. Please try again in 10 minutes.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many codes were sent. Please try again in 10 minutes.')).toBeVisible()
  },
}

/** The answer was lost: the next try is the same attempt. */
export const Unknown: Story = { args: { verifying: endedBy({ kind: 'timeout' }) } }
