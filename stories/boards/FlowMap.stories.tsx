import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { schemeOf } from '../foundations/schemeOf.ts'
import { FlowMap } from './FlowMap.tsx'
import type { FlowName } from './flows.ts'

type Args = { readonly flow: FlowName }

const meta = {
  title: 'Overview/Flows',
  tags: ['!autodocs'],
  args: { flow: 'claim' },
  render: ({ flow }, { globals }) => (
    <FlowMap flow={flow} enterprise={String(globals['enterprise'])} scheme={schemeOf(globals['scheme'])} />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Claim: Story = { tags: ['!test'], args: { flow: 'claim' } }
export const Checkout: Story = { tags: ['!test'], args: { flow: 'checkout' } }
export const Pos: Story = { tags: ['!test'], args: { flow: 'pos' } }
export const ManagersCheckout: Story = { tags: ['!test'], args: { flow: 'managersCheckout' } }
export const PaymentAttempt: Story = { tags: ['!test'], args: { flow: 'paymentAttempt' } }
export const Upload: Story = { tags: ['!test'], args: { flow: 'upload' } }

/** A state with what leads to it and on from it. The maps differ only in their flow. */
export const OfState: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const state = within(canvas.getByRole('region', { name: 'Email input' }))
    await expect(state.getByText(/^After/)).toHaveTextContent(/^After Loading offer, Claim code, SMS verification/)
    await expect(state.getByText(/^Answer to “send SMS code”: .*already claimed this offer/)).toHaveTextContent(
      /\(the server\) → Already claimed$/,
    )
  },
}
