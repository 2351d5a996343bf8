import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { FlowMap } from './FlowMap.tsx'

const meta = {
  title: 'Overview/Flows',
  component: FlowMap,
  tags: ['!autodocs'],
  args: { flow: 'claim', scheme: 'light' },
  render: ({ flow }, { globals }) => <FlowMap flow={flow} scheme={String(globals['scheme'])} />,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof FlowMap>

export default meta

type Story = StoryObj<typeof meta>

export const Claim: Story = { tags: ['!test'], args: { flow: 'claim' } }
export const Checkout: Story = { tags: ['!test'], args: { flow: 'checkout' } }
export const HostedCheckout: Story = { tags: ['!test'], args: { flow: 'hostedCheckout' } }
export const ManagersCheckout: Story = { tags: ['!test'], args: { flow: 'managersCheckout' } }

/** The way from a code to an earlier claim, and a step by the real rules. The maps differ only in their flow. */
export const Walked: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Email input')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Way to' }), 'Prev claimed')
    await expect(canvas.getByText(/→ Prev claimed$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Contact submitted/ }))
    const data = canvas.getByRole('region', { name: 'State as data' })
    await expect(within(data).getByText(/"sending"/)).toBeVisible()
  },
}
