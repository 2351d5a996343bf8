import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Alert, alertLives, alertTones } from '../../ui/Alert/Alert.tsx'
import { inColumn } from './inColumn.tsx'

const meta = {
  title: 'UI/Alert',
  component: Alert,
  decorators: [inColumn],
  args: { tone: 'info', title: 'We sent you a new code', children: 'It may take a minute to arrive.' },
  argTypes: {
    tone: { control: 'inline-radio', options: alertTones },
    live: { control: 'inline-radio', options: alertLives },
  },
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

/** Something to know. */
export const Info: Story = {}

/** Something went well. */
export const Success: Story = { args: { tone: 'success', title: 'Your number is verified' } }

/** Something to mind. */
export const Warning: Story = { args: { tone: 'warning', title: 'You are offline' } }

/** Something failed; it is read out at once. */
export const Danger: Story = {
  args: { tone: 'danger', live: 'assertive', title: 'Something went wrong', children: 'Please try again.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong')
  },
}

/** Only a sentence; it is read out when there is a pause. */
export const Polite: Story = {
  args: { live: 'polite', title: '', children: 'Still waiting for your message.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Still waiting')
  },
}
