import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { spec } from '../spec.ts'
import type { AssembledBusiness } from './AssembledBusiness.tsx'
import { businessAppMeta } from './businessAppMeta.ts'

const meta = {
  ...businessAppMeta,
  title: 'Apps/Business',
  parameters: { ...businessAppMeta.parameters, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof AssembledBusiness>
export default meta

type Story = StoryObj<typeof meta>

/** The page with restaurants near the visitor. */
export const Enterprise: Story = {
  parameters: { ...spec('CAL-01', 'CAR-01', 'NET-01', 'NET-09') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Restaurants near you' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start with $500' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/store\/\?spend=500$/),
    )
    await userEvent.click(canvas.getByLabelText('Or type the amount'))
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('business_page'))
  },
}
