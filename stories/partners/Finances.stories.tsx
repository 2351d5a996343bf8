import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { FinancesScreen } from '../../features/partners/finances/FinancesScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { accounts, canEdit, namedLocations, viewOnly } from '../../features/partners/examples/pages.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Partners/Finances',
  component: FinancesScreen,
  decorators: [inPartnerFrame('finances')],
  args: {
    accounts: ready(accounts),
    locations: namedLocations,
    areAll: true,
    access: canEdit,
    returned: 'no',
    isReturning: false,
    dialog: null,
    onDialog: fn(),
    onConnect: fn(),
    linking: idle,
    onAssign: fn(),
    assigning: idle,
    onDisconnect: fn(),
    disconnecting: idle,
    onCheck: fn(),
    checking: null,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-08') },
} satisfies Meta<typeof FinancesScreen>
export default meta

type Story = StoryObj<typeof meta>

/** An account of each status, with the reason in the provider's words. */
export const Ready: Story = {
  parameters: { ...spec('PRT-08', 'PRT-15') },
  play: async ({ args, canvas, userEvent }) => {
    for (const label of ['Connected', 'Incomplete', 'Declined', 'Disconnected']) await expect(canvas.getByText(label)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Complete the account for Lark & Loaf, Congress Street' }))
    await expect(args.onConnect).toHaveBeenLastCalledWith({ for: 'location', id: '303' })
  },
}

/** Nothing is chosen at first; the button says for which locations it connects an account, and what moves is said. */
export const Ready__Connect: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const locations = canvas.getByLabelText('Locations')
    await expect(locations).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect an account' }))
    await expect(locations).toHaveAccessibleDescription('Choose a location, or all of them')
    await expect(args.onConnect).not.toHaveBeenCalled()
    await userEvent.selectOptions(locations, '301')
    const moves = canvas.getByText('Harbor & Rye, Dock Street is paid to Harbor & Rye LLC ••• 2210 now, and will move.')
    await expect(moves.closest('[role="status"]')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Connect an account for Harbor & Rye, Dock Street' }))
    await expect(args.onConnect).toHaveBeenLastCalledWith({ for: 'location', id: '301' })
    await userEvent.selectOptions(locations, 'All 3 locations')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect an account for all 3 locations' }))
    await expect(args.onConnect).toHaveBeenLastCalledWith({ for: 'all' })
  },
}

/** An account without exactly one location is not continued for all: which one is asked. */
export const Ready__Complete: Story = {
  args: {
    accounts: ready(accounts.map((account) => (account.id === '802' ? { ...account, locationIds: [] } : account))),
    dialog: { kind: 'connect', accountId: '802' },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete the account: Lark & Loaf Inc. ••• 7741' }))
    await expect(dialog.getByLabelText('Locations')).toHaveValue('')
    await userEvent.selectOptions(dialog.getByLabelText('Locations'), '303')
    await userEvent.click(dialog.getByRole('button', { name: 'Complete the account for Lark & Loaf, Congress Street' }))
    await expect(args.onConnect).toHaveBeenLastCalledWith({ for: 'location', id: '303' })
  },
}

/** The server's list of locations cannot be read: it cannot be changed, or all would be taken away. */
export const Ready__LocationsUnread: Story = {
  args: { accounts: ready(accounts.map((account) => ({ ...account, locationIds: null }))) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('We could not read which locations are paid to it.').length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: 'Change locations' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Complete the account' }))
    await expect(args.onDialog).toHaveBeenCalledWith({ kind: 'connect', accountId: '802' })
    await expect(args.onConnect).not.toHaveBeenCalled()
  },
}

/** A location of the project cannot be read: all cannot be chosen, and the one that is left is not chosen for the person. */
export const Ready__LocationsMissing: Story = {
  args: { locations: namedLocations.slice(0, 1), areAll: false },
  play: async ({ args, canvas, userEvent }) => {
    const locations = canvas.getByLabelText('Locations')
    await expect(locations).toHaveValue('')
    await expect(within(locations).queryByRole('option', { name: /^All/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Connect an account' }))
    await expect(args.onConnect).not.toHaveBeenCalled()
  },
}

export const Ready__Empty: Story = { args: { accounts: ready([]) } }

/** Back from the provider: nothing is said before the accounts were read again. */
export const Ready__Returning: Story = {
  args: { returned: 'back', accounts: ready(accounts, { refreshing: true }) },
  parameters: { ...spec('PRT-15') },
}

export const Ready__Returned: Story = { args: { returned: 'back' }, parameters: { ...spec('PRT-15') } }

export const Ready__LinkExpired: Story = { args: { returned: 'expired' }, parameters: { ...spec('PRT-15') } }

/** Back without an account. */
export const Ready__LeftProvider: Story = { args: { returned: 'disconnected' }, parameters: { ...spec('PRT-15') } }

/** A location is paid to one account: what moves is said. */
export const Ready__Assign: Story = {
  args: { dialog: { kind: 'assign', accountId: '802' }, assigning: refusedWith('Please try again.') },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Locations paid to Lark & Loaf/ }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please try again.')
    await userEvent.click(dialog.getByLabelText('Harbor & Rye, Dock Street'))
    await userEvent.click(dialog.getByLabelText('Lark & Loaf, Congress Street'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(args.onAssign).toHaveBeenCalledWith('802', { added: ['301'], removed: ['303'] })
  },
}

/** The dialog explains the effect before the account is disconnected. */
export const Ready__Disconnect: Story = { args: { dialog: { kind: 'disconnect', accountId: '801' } } }

export const Ready__Disconnecting: Story = { args: { dialog: { kind: 'disconnect', accountId: '801' }, disconnecting: sending } }

/** Disconnected by an earlier request whose answer was lost, or by another person. */
export const Ready__DisconnectedAlready: Story = { args: { dialog: { kind: 'disconnect', accountId: 'gone' } } }

export const Ready__Checking: Story = {
  args: { checking: { accountId: '802', submission: sending } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onCheck).not.toHaveBeenCalled()
  },
}

export const Ready__CheckRefused: Story = {
  args: { checking: { accountId: '802', submission: refusedWith('The payment provider does not answer now.') } },
}

export const Ready__ViewOnly: Story = { args: { access: viewOnly }, parameters: { ...spec('PRT-11') } }

export const Loading: Story = { args: { accounts: loading } }
export const Failed: Story = { args: { accounts: failedToLoad({ kind: 'server' }) }, play: presses('Try again', 'onRetry') }
