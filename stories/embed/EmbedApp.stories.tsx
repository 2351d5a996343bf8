import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { spec } from '../spec.ts'
import type { AssembledEmbed } from './AssembledEmbed.tsx'
import { embedAppMeta } from './embedAppMeta.ts'

const meta = {
  ...embedAppMeta,
  title: 'Apps/Embed',
  parameters: { ...embedAppMeta.parameters, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof AssembledEmbed>
export default meta

type Story = StoryObj<typeof meta>

/** The map with every restaurant. */
export const Map: Story = {
  parameters: { ...spec('PUB-03', 'LOC-01', 'NET-01', 'NET-09') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Saffron Court 2110/ }))
    await expect(canvas.getByRole('button', { name: 'Saffron Court' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(store.state.events.map(({ name }) => name)).toContain('map_status'))
  },
}

/** The map of restaurants that accept the pass, on a dark page. */
export const MapOfPass: Story = {
  args: { address: '/map?pass=true&colorMode=black' },
  globals: { scheme: 'dark' },
  parameters: { ...spec('PUB-03') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4 restaurants in 5 places take your dining pass' })).toBeVisible()
  },
}

/** The privacy choices. */
export const Privacy: Story = {
  args: { address: '/privacy' },
  parameters: { ...spec('PRV-01') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Your privacy choices')
    await expect(canvas.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', expect.stringMatching(/\/privacy$/))
  },
}
