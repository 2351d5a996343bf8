import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FaultsPage } from './FaultsPage.tsx'

const meta = {
  title: 'Guides/Every call, every fault',
  component: FaultsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof FaultsPage>

export default meta

type Story = StoryObj<typeof meta>

/** The whole table. The story below tests it. */
export const Faults: Story = { name: 'Every call, every fault', tags: ['!test'] }

/** One app's payment in one fault: what is seen, and the way to the call's page of the API. */
export const Search: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'App' }), 'checkout')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fault' }), 'timeout')
    await userEvent.type(canvas.getByRole('searchbox'), 'checkout_purchase')
    await expect(await canvas.findByRole('cell', { name: /hasn’t gone through yet/ })).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(1)
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'POST /api/v5/purchases' })
    await expect(link.href).toContain('api/index.html#/checkout/checkout_purchase')
  },
}
