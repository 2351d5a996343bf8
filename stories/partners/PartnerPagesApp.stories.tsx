import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { disconnectAccount } from '../../features/partners/finances/api.ts'
import { changeMember } from '../../features/partners/team/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { createLink, endLink } from '../../mocks/state/partners/partnerFinances.ts'
import { spec } from '../spec.ts'
import { partnersApp } from './partnersApp.ts'

const meta = {
  ...partnersApp,
  title: 'Apps/Partners pages',
  args: { address: '/finances?project=harbor-rye' },
  parameters: { ...partnersApp.parameters, ...spec('PRT-08') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const extras = () => store.state.partnerExtras['harbor-rye']

/** Locations move to another account; an account is disconnected once its consequences are read, and a refusal is gone with its question. */
export const Finances: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.delete(getPathPattern(disconnectAccount), () => HttpResponse.json({ error: 'Payouts are on their way.' }, { status: 422 }), {
        once: true,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const [, change] = await canvas.findAllByRole('button', { name: 'Change locations' })
    if (change) await userEvent.click(change)
    const dialog = within(await screen.findByRole('dialog', { name: /^Locations paid to Lark & Loaf/ }))
    const location = dialog.getByLabelText('Lark & Loaf, Congress Street')
    await expect(location).toHaveAccessibleDescription('Now paid to Harbor & Rye LLC ••• 2210; it moves here.')
    await userEvent.click(location)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Paid to it: Lark & Loaf, Congress Street')).toBeVisible()
    const [disconnect] = canvas.getAllByRole('button', { name: 'Disconnect' })
    if (disconnect) await userEvent.click(disconnect)
    const refused = within(await screen.findByRole('alertdialog', { name: /^Disconnect Harbor & Rye LLC/ }))
    await userEvent.click(refused.getByRole('button', { name: 'Disconnect' }))
    await expect(await refused.findByText('Payouts are on their way.')).toBeVisible()
    await userEvent.click(refused.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    if (disconnect) await userEvent.click(disconnect)
    const question = within(await screen.findByRole('alertdialog', { name: /^Disconnect Harbor & Rye LLC/ }))
    await expect(question.queryByText('Payouts are on their way.')).toBeNull()
    await expect(question.getByText(/take no payments until another account is connected/)).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Disconnect' }))
    await waitFor(() => expect(canvas.queryByText('Harbor & Rye LLC ••• 2210')).toBeNull())
    await expect(extras()?.accounts).toHaveLength(1)
  },
}

/** An incomplete account is read again at the provider: it stays incomplete while a document is missing, and is connected once it was checked (PRT-08). */
export const CheckAgain: Story = {
  beforeEach: () => {
    const link = createLink(store, 'harbor-rye', { locationId: '303' })
    if ('kind' in link) throw new Error('The link was refused.')
    const { url } = link
    endLink(store, 'harbor-rye', url.slice(url.lastIndexOf('/') + 1), 'checking')
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The payment provider is checking the documents.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(canvas.queryByText('Incomplete')).toBeNull())
    await expect(canvas.getAllByText('Connected')).toHaveLength(2)
  },
}

/** A return from the payment provider says nothing by itself: the accounts are read (PRT-15). */
export const Returned: Story = {
  args: { address: '/finances?project=harbor-rye&connected_status=connected' },
  parameters: { ...spec('PRT-15') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Below is what it says about your accounts now/)).toBeVisible()
    await expect(canvas.getByText('Incomplete')).toBeVisible()
    await expect(canvas.getByText('A photograph of an owner’s passport is missing.')).toBeVisible()
  },
}

/** Back without an account: the server is informed, and nothing has changed (PRT-08). */
export const ReturnedWithout: Story = {
  args: { address: '/finances?project=harbor-rye&connected_status=disconnected' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You left the payment provider without connecting an account')).toBeVisible()
    await expect(canvas.getByText('Harbor & Rye LLC ••• 2210')).toBeVisible()
  },
}

/** Several people are invited at once; who is there already is skipped and named; one invitation is withdrawn. */
export const Team: Story = {
  args: { address: '/team?project=harbor-rye' },
  parameters: { ...spec('PRT-10', 'PRT-16') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This is you. Ask another admin to change it.')).toBeVisible()
    await userEvent.type(await canvas.findByLabelText('Email addresses'), 'new@harborrye.example, Theo@harborrye.example')
    await expect(canvas.getByLabelText('Email addresses')).toHaveAccessibleDescription(
      'In the team already, and left out: theo@harborrye.example',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    await expect(
      await canvas.findByText('Invited: new@harborrye.example. Skipped: theo@harborrye.example (already a member).'),
    ).toBeVisible()
    await expect(store.state.outbox.filter(({ to }) => to === 'new@harborrye.example')).toHaveLength(1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite new@harborrye.example again' }))
    await waitFor(() => expect(store.state.outbox.filter(({ to }) => to === 'new@harborrye.example')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove new@harborrye.example' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove new@harborrye.example?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(extras()?.members).toHaveLength(4))
    // Until the answer is there, nothing else of the team can be changed.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.selectOptions(canvas.getByLabelText('Permission of Theo Brandt'), 'Editor')
    await waitFor(() => expect(extras()?.members.find(({ id }) => id === 'm2')?.permission).toBe('editor'))
  },
}

/** Two acts of the team show their refusals at one place: the next act ends that of the one before. */
export const TeamRefusedOnce: Story = {
  args: { address: '/team?project=harbor-rye' },
  parameters: { ...spec('PRT-10') },
  beforeEach: ({ msw }) =>
    msw.use(
      http.put(getPathPattern(changeMember), () => HttpResponse.json({ error: 'Theo has two roles.' }, { status: 422 }), { once: true }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Permission of Theo Brandt'), 'Editor')
    await expect(await canvas.findByText('Theo has two roles.')).toBeVisible()
    const [again] = canvas.getAllByRole('button', { name: /^Invite .* again$/ })
    if (again) await userEvent.click(again)
    await waitFor(() => expect(canvas.queryByText('Theo has two roles.')).toBeNull())
    await expect(await screen.findByText('Invitation sent again')).toBeVisible()
  },
}

/** A typed invitation is not lost by a press on a link, and a new order of the list is no leaving (PRT-13, PRT-14). */
export const InvitationNotSent: Story = {
  args: { address: '/team?project=harbor-rye' },
  parameters: { ...spec('PRT-13', 'PRT-14') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email addresses'), 'new@harborrye.example')
    const people = within(await canvas.findByRole('table', { name: 'Team' }))
    await expect(people.getAllByRole('row')[1]).toHaveTextContent(/^Ines Farrow/)
    await userEvent.click(people.getByRole('button', { name: 'Person' }))
    await waitFor(() => expect(people.getAllByRole('row')[1]).toHaveTextContent(/^Theo Brandt/))
    const [brands] = canvas.getAllByRole('link', { name: 'Brands' })
    if (brands) await userEvent.click(brands)
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    await expect(canvas.getByLabelText('Email addresses')).toHaveValue('new@harborrye.example')
  },
}

/** A missing item is found by the address, and shows the reason (PRT-09, PRT-13). */
export const Integrations: Story = {
  args: { address: '/integrations?project=harbor-rye&show=missing' },
  parameters: { ...spec('PRT-09', 'PRT-13') },
  play: async ({ canvas }) => {
    const tills = within(await canvas.findByRole('table', { name: 'POS' }))
    await expect(tills.getByText(/^Toast has not confirmed the connection yet/)).toBeVisible()
    await expect(tills.getAllByRole('row')).toHaveLength(2)
    await expect(canvas.getByText('We did not find the popup on your website yet.')).toBeVisible()
  },
}

/** A message for the onboarding team: its lines stay lines, and markup is text (PRT-12). */
export const Help: Story = {
  args: { address: '/team?project=harbor-rye' },
  parameters: { ...spec('PRT-12') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Need help?' }))
    const dialog = await screen.findByRole('dialog', { name: 'Help with Team' })
    await userEvent.type(within(dialog).getByLabelText('Your message'), 'Who is <b>Theo</b>?{enter}He left.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Your message was sent')).toBeInTheDocument()
    const sent = await screen.findByText(/Who is <b>Theo<\/b>\?/)
    await expect(sent.querySelectorAll('br')).toHaveLength(1)
    await expect(extras()?.help).toMatchObject([{ step: 'Team', message: 'Who is <b>Theo</b>?\nHe left.', by: 'ines@harborrye.example' }])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // A further question has a field of its own.
    await userEvent.click(canvas.getByRole('button', { name: 'Need help?' }))
    await expect(within(await screen.findByRole('dialog')).getByLabelText('Your message')).toHaveValue('')
  },
}
