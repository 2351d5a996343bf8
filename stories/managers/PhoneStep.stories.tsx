import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PhoneStep } from '../../features/managers/PhoneStep.tsx'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { spec } from '../spec.ts'

const meta = {
  title: 'Screens/Managers/Sign-in phone',
  component: PhoneStep,
  decorators: [
    (Story) => (
      <PublicPage content="tool">
        <Story />
      </PublicPage>
    ),
  ],
  args: { sending: idle, onSend: fn() },
  parameters: { layout: 'fullscreen', ...spec('MGR-01') },
} satisfies Meta<typeof PhoneStep>
export default meta

type Story = StoryObj<typeof meta>

/** A number as people type it is sent with its country code. */
export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Phone number'), '(212) 555-0190{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith('12125550190')
  },
}

/** A number that is too short is not sent. */
export const Idle__Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Phone number'), '212{Enter}')
    await expect(canvas.getByLabelText('Phone number')).toBeInvalid()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Sending: Story = { args: { sending } }

/** The phone is of no manager. */
export const Refused: Story = { args: { sending: refusedWith('No manager account has this phone number.') } }

/** The answer was lost: the next try is the same attempt. */
export const Unknown: Story = { args: { sending: submissionFromFailure({ kind: 'timeout' }) } }
