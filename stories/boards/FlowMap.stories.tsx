import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { schemeOf } from '../foundations/schemeOf.ts'
import { FlowMap, type FlowView } from './FlowMap.tsx'
import type { FlowName } from './flows.ts'
import { showInAddress } from './viewInAddress.ts'

type Args = FlowView & { readonly flow: FlowName }

const meta = {
  title: 'Overview/Flows',
  tags: ['!autodocs'],
  args: { flow: 'claim', chosen: '', goal: '' },
  render: ({ flow, ...view }, { id, globals }) => (
    <FlowMap
      flow={flow}
      view={view}
      onView={(changed) => showInAddress(id, changed)}
      enterprise={String(globals['enterprise'])}
      scheme={schemeOf(globals['scheme'])}
    />
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<Args>

export default meta

type Story = StoryObj<Args>

export const Claim: Story = { tags: ['!test'], args: { flow: 'claim' } }
export const Checkout: Story = { tags: ['!test'], args: { flow: 'checkout' } }
export const Pos: Story = { tags: ['!test'], args: { flow: 'pos' } }
export const ManagersCheckout: Story = { tags: ['!test'], args: { flow: 'managersCheckout' } }
export const Purchase: Story = { tags: ['!test'], args: { flow: 'purchase' } }
export const Lead: Story = { tags: ['!test'], args: { flow: 'lead' } }
export const EmailReview: Story = { tags: ['!test'], args: { flow: 'emailReview' } }
export const Refund: Story = { tags: ['!test'], args: { flow: 'refund' } }
export const PaymentAttempt: Story = { tags: ['!test'], args: { flow: 'paymentAttempt' } }
export const Upload: Story = { tags: ['!test'], args: { flow: 'upload' } }

/** A state with its ways, the way to another state, and the ways back. The maps differ only in their flow. */
export const Chosen: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const map = canvas.getByRole('region', { name: 'Map' })
    const shownLines = () => map.querySelectorAll('path[data-kind]').length
    const before = shownLines()
    await userEvent.click(canvas.getByRole('switch', { name: 'Show every way' }))
    await expect(shownLines()).toBeGreaterThan(before)
    await userEvent.click(within(map).getByRole('button', { name: 'Already claimed' }))
    await expect(canvas.getByText(/^Already claimed: \d+ ways lead here, and 1 way leads away\.$/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Email input')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Show the way/ }), 'Already claimed')
    await expect(within(canvas.getByRole('list', { name: 'The way' })).getByText(/→ Already claimed$/)).toBeVisible()
  },
}
