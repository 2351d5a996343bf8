import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FlowMap, type FlowView } from './FlowMap.tsx'
import type { FlowName } from './flows.tsx'
import { pictureGlobals, showInAddress } from './viewInAddress.ts'

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
      globals={{ ...pictureGlobals(globals), enterprise: String(globals['enterprise']) }}
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
export const PaymentAttempt: Story = { tags: ['!test'], args: { flow: 'paymentAttempt' } }
export const Upload: Story = { tags: ['!test'], args: { flow: 'upload' } }

/** What leads to a state, the way to it, and a step by the real rules. The maps differ only in their flow. */
export const Walked: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const map = within(canvas.getByRole('region', { name: 'Map' }))
    await userEvent.click(map.getByRole('button', { name: 'Already claimed' }))
    await expect(canvas.getByText(/^Already claimed: \d+ ways lead here, and 1 way leads away\.$/)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Email input')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Show the way/ }), 'Already claimed')
    await expect(within(canvas.getByRole('list', { name: 'The way' })).getByText(/→ Already claimed$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Step through from here' }))
    const walk = within(canvas.getByRole('group', { name: 'Step through' }))
    await userEvent.click(walk.getByRole('button', { name: /^Contact submitted: by: phone/ }))
    const data = within(walk.getByRole('region', { name: 'State as data' }))
    await expect(data.getByText(/"sending"/)).toBeVisible()
    await userEvent.click(walk.getByRole('button', { name: 'One step back' }))
    await expect(data.queryByText(/"sending"/)).toBeNull()
    await userEvent.click(walk.getByRole('button', { name: 'One step forward' }))
    await expect(data.getByText(/"sending"/)).toBeVisible()
  },
}
