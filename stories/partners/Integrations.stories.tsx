import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { IntegrationsScreen } from '../../features/partners/integrations/IntegrationsScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { canEdit, integrations } from '../../features/partners/examples/pages.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Partners/Integrations',
  component: IntegrationsScreen,
  decorators: [inPartnerFrame('integrations')],
  args: {
    integrations: ready(integrations),
    access: canEdit,
    search: { q: '', show: '', sort: '' },
    text: '',
    onText: fn(),
    onSearch: fn(),
    hrefOf: ({ id }) => `#${id}`,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-09') },
} satisfies Meta<typeof IntegrationsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The state of each, and why one is not connected. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tills = within(canvas.getByRole('table', { name: 'POS' }))
    await expect(tills.getByText(/^Toast has not confirmed the connection yet/)).toBeVisible()
    await expect(within(canvas.getByRole('table', { name: 'Websites' })).getByText('Squarespace')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Not connected')
    await expect(args.onSearch).toHaveBeenCalledWith({ show: 'missing' })
  },
}

/** The order is the address’s, for both tables (PRT-13). */
export const Ready__Sorted: Story = {
  args: { search: { q: '', show: '', sort: '-name' } },
  parameters: { ...spec('PRT-13') },
  play: async ({ args, canvas, userEvent }) => {
    const tills = within(canvas.getByRole('table', { name: 'POS' }))
    await expect(tills.getAllByRole('row')[1]).toHaveTextContent(/^Lark & Loaf, Congress Street/)
    await userEvent.click(tills.getByRole('button', { name: 'System' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'provider' })
  },
}

/** Integrations that are closed are shown, with why (PRT-11). */
export const Ready__ViewOnly: Story = {
  args: { access: { canEdit: false, why: 'Changes to integrations are closed.' } },
  parameters: { ...spec('PRT-09', 'PRT-11') },
}

export const Ready__NothingFound: Story = { args: { search: { q: 'xyz', show: '', sort: '' }, text: 'xyz' } }
export const Loading: Story = { args: { integrations: loading } }
export const Failed: Story = { args: { integrations: failedToLoad({ kind: 'server' }) }, play: presses('Try again', 'onRetry') }
