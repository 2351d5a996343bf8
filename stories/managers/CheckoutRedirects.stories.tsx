import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { signOut } from '../../apps/runtime/session/session.ts'
import { spec } from '../spec.ts'
import { managersApp } from './managersApp.ts'

const meta = {
  ...managersApp,
  title: 'Apps/Managers checkout/Redirects',
  args: { address: '/checkout?location_id=700&user_id=9000&check=1042' },
  parameters: { ...managersApp.parameters, ...spec('MGR-13') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Without a bill there is nothing to pay. */
export const WithoutBill: Story = {
  args: { address: '/checkout?location_id=700&user_id=9000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a location' })).toBeVisible()
  },
}

/** A legacy POS needs the employee who authorises the payment. */
export const WithoutEmployee: Story = {
  args: { address: '/checkout?location_id=703&user_id=9000&amount=4850' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Employee')).toBeVisible()
  },
}

/** The checkout is not in the frame of the other pages, and needs a session all the same. */
export const SignedOut: Story = {
  beforeEach: signOut,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}
