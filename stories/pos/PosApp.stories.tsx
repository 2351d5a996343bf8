import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { spec } from '../spec.ts'
import type { AssembledPos } from './AssembledPos.tsx'
import { billAt, expectAt, posAppMeta, press, signIn } from './posAppMeta.ts'

const meta = { ...posAppMeta, title: 'Apps/POS' } satisfies Meta<typeof AssembledPos>
export default meta

type Story = StoryObj<typeof meta>

/** A diner opens the link of their order. */
export const Opens: Story = {
  parameters: { ...spec('POS-01') },
  play: async (context) => {
    await expectAt(context, 'Sign in to pay')
  },
}

/** A link without a bill. */
export const WithoutTicket: Story = {
  args: { address: '/?pos=tableside&location=harbor' },
  parameters: { ...spec('POS-11') },
  play: async (context) => {
    await expectAt(context, 'Sorry')
    await expect(context.canvas.getByText('Missing project or ticket')).toBeVisible()
  },
}

/** The venue belongs to no project. */
export const WithoutProject: Story = {
  args: { address: billAt('closed', '1042') },
  parameters: { ...spec('POS-05') },
  play: async (context) => {
    await signIn(context)
    await expectAt(context, 'Sorry')
  },
}

/** An address that nobody has. */
export const ForgetsPassword: Story = {
  parameters: { ...spec('POS-03', 'NET-06') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Forgot your password?')
    await userEvent.type(await canvas.findByLabelText('Email'), 'nobody@nowhere.example')
    await press(context, 'Reset Password')
    await expect(await canvas.findByText('No account record found, please verify your spelling.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
}
