import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { spec } from '../spec.ts'
import type { AssembledStore } from './AssembledStore.tsx'
import { restaurant, storeAppMeta } from './storeAppMeta.ts'

const meta = {
  ...storeAppMeta,
  title: 'Apps/Store',
  parameters: { ...storeAppMeta.parameters, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof AssembledStore>
export default meta

type Story = StoryObj<typeof meta>

/** The enterprise's own page: the address names no restaurant. */
export const Enterprise: Story = {
  parameters: { ...spec('PUR-03', 'NET-01', 'NET-09') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Pay \$50 Get \$60/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/checkout\/\?ico_id=ico-50$/),
    )
    await userEvent.click(canvas.getByText('Do you have a promo code?'))
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('purchase_status'))
  },
}

/** The link names an unknown restaurant. */
export const UnknownRestaurant: Story = {
  args: restaurant('nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find that restaurant' })).toBeVisible()
  },
}
