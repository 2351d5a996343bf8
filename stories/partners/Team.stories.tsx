import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { TeamScreen } from '../../features/partners/team/TeamScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { members, permissions } from '../../features/partners/examples/pages.ts'
import { announces, expectAnnounced } from '../plays.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'

const everyPermission = ['admin', 'editor', 'viewer']

const meta = {
  title: 'Screens/Partners/Team',
  component: TeamScreen,
  decorators: [inPartnerFrame('team')],
  args: {
    members: ready(members),
    permissions: ready(permissions),
    changer: { email: 'ines@harborrye.example', given: everyPermission },
    search: { q: '', sort: '' },
    onSearch: fn(),
    text: '',
    onText: fn(),
    inviting: idle,
    invited: null,
    onInvite: fn(),
    typed: '',
    onTyped: fn(),
    onUnsaved: fn(),
    onPermission: fn(),
    onResend: fn(),
    changing: idle,
    removing: null,
    onRemoving: fn(),
    onRemove: fn(),
    deleting: idle,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-10') },
} satisfies Meta<typeof TeamScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nobody removes themselves; a pending invitation is sent again; the permissions are a table in words. */
export const Ready: Story = {
  parameters: { ...spec('PRT-10', 'PRT-16') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This is you. Ask another admin to change it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remove Ines Farrow' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Invite jonah@larkandloaf.example again' }))
    await expect(args.onResend).toHaveBeenCalledWith('m4')
    await userEvent.selectOptions(canvas.getByLabelText('Permission of Priya Nair'), 'Viewer')
    await expect(args.onPermission).toHaveBeenCalledWith('m3', 'viewer')
    const row = within(canvas.getByRole('table', { name: 'Permissions' })).getByRole('row', { name: /^Manage the team/ })
    await expect(within(row).getAllByText('No')).toHaveLength(2)
    await expect(canvas.getByLabelText('Permission')).toHaveValue('viewer')
    await expect(canvas.getByLabelText('Email addresses')).toHaveValue('')
  },
}

/** The least permission is chosen at first by what it allows, in whatever order the server lists them. */
export const Ready__OtherOrder: Story = {
  args: { permissions: ready(permissions.toReversed()) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Permission')).toHaveValue('viewer')
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'new@harborrye.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(args.onInvite).toHaveBeenCalledWith(['new@harborrye.example'], 'viewer')
    await expect(args.onTyped).toHaveBeenLastCalledWith('new@harborrye.example')
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
  },
}

/** The abilities of the permissions could not be read: none is chosen for the person. */
export const Ready__AbilitiesUnread: Story = {
  args: { permissions: ready(permissions.map((permission) => ({ ...permission, abilities: null }))) },
  play: async ({ args, canvas, userEvent }) => {
    const permission = canvas.getByLabelText('Permission')
    await expect(permission).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'new@harborrye.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(permission).toHaveAccessibleDescription('Choose a permission')
    await expect(args.onTyped).toHaveBeenLastCalledWith('new@harborrye.example')
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
}

/** Invalid addresses are named. */
export const Ready__InvalidInvitation: Story = {
  parameters: { ...spec('PRT-16') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email addresses')
    await userEvent.type(field, 'new@harborrye.example, theo-at-home')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(field).toHaveAccessibleDescription(/Not an email address: theo-at-home/)
    await expect(args.onTyped).toHaveBeenLastCalledWith('new@harborrye.example, theo-at-home')
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
}

/** Text typed now would not be sent, and would leave the field with what was. */
export const Ready__Inviting: Story = { args: { inviting: sending } }

/** An address is refused: the field says so, and has the focus, until somebody types. */
export const Ready__AddressRefused: Story = {
  args: { inviting: refusedWith('Is not accepted', { status: 422, fields: { email: 'Is not accepted' } }) },
  parameters: { ...spec('NET-06') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email addresses')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/Is not accepted/)
    await userEvent.type(field, 'a@b.example')
    await expect(args.onTyped).toHaveBeenLastCalledWith('a@b.example')
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
    await expect(canvas.queryByText('Is not accepted')).toBeNull()
    await expect(canvas.queryByText('Please look at the marked fields.')).toBeNull()
  },
}

/** People who could not be invited stay in the field. */
export const Ready__NobodyInvited: Story = {
  args: { invited: { invited: [], skipped: [{ email: 'theo@', reason: 'no address' }], unreported: [] }, typed: 'theo@harborrye.example' },
  play: async ({ canvas }) => {
    await expectAnnounced({ canvas }, 'status', 'No one was invited.')
    await expect(canvas.getByLabelText('Email addresses')).toHaveValue('theo@harborrye.example')
  },
}

/** Existing members are skipped and named. */
export const Ready__Invited: Story = {
  args: {
    invited: {
      invited: ['new@harborrye.example'],
      skipped: [{ email: 'theo@harborrye.example', reason: 'already a member' }],
      unreported: [],
    },
  },
  parameters: { ...spec('PRT-16') },
  play: announces('status', 'Invited: new@harborrye.example. Skipped: theo@harborrye.example (already a member).'),
}

export const Ready__NobodyFound: Story = { args: { text: 'xyz' } }
export const Ready__ChangeRefused: Story = { args: { changing: refusedWith('This person is not in the team any more.') } }

/** Removed by an earlier request whose answer was lost, or by another person. */
export const Ready__RemovedAlready: Story = {
  args: { removing: members[1] ?? null, members: ready(members.filter((_, index) => index !== 1)) },
}

export const Ready__Remove: Story = { args: { removing: members[1] ?? null, deleting: refusedWith('Please try again.') } }

/** The last admin stays, seen by another person with rights. */
export const Ready__LastAdmin: Story = { args: { changer: { email: 'priya@harborrye.example', given: everyPermission } } }

/** A person who may give one permission alone changes only people who hold it; the others show the reason. */
export const Ready__GivesViewer: Story = {
  args: { changer: { email: 'priya@harborrye.example', given: ['viewer'] } },
  parameters: { ...spec('PRT-10', 'PRT-11') },
  play: async ({ canvas }) => {
    const people = within(canvas.getByRole('table', { name: 'Team' }))
    const ines = within(people.getByRole('row', { name: /^Ines Farrow/ }))
    await expect(ines.getByText('Only someone who can grant this permission can change it.')).toBeVisible()
    await expect(ines.queryByRole('combobox')).toBeNull()
    await expect(ines.queryByRole('button')).toBeNull()
    await expect(people.getByLabelText('Permission of Theo Brandt')).toHaveTextContent(/^Viewer$/)
    await expect(people.getByRole('button', { name: 'Remove Theo Brandt' })).toBeVisible()
    await expect(canvas.getByLabelText('Permission')).toHaveTextContent(/^Viewer$/)
  },
}

/** The order is the address’s (PRT-13). */
export const Ready__Sorted: Story = {
  args: { search: { q: '', sort: '-who' } },
  parameters: { ...spec('PRT-13') },
  play: async ({ args, canvas, userEvent }) => {
    const [, first] = within(canvas.getByRole('table', { name: 'Team' })).getAllByRole('row')
    await expect(first).toHaveTextContent(/^Theo Brandt/)
    await userEvent.click(canvas.getByRole('button', { name: 'Permission' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'permission' })
  },
}

export const Ready__ViewOnly: Story = {
  args: { changer: { email: 'theo@harborrye.example', given: [] } },
  parameters: { ...spec('PRT-11') },
}

export const Loading: Story = { args: { members: loading, permissions: loading } }
export const Failed: Story = { args: { members: failedToLoad({ kind: 'server' }), permissions: failedToLoad({ kind: 'server' }) } }
