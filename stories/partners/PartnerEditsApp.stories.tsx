import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { getLocation, saveLocation } from '../../features/partners/locations/api.ts'
import { inviteMembers } from '../../features/partners/team/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern, refusal } from '../../mocks/handlers/respond.ts'
import { changeProject, locationsIn } from '../../mocks/state/partners/partnerRecords.ts'
import { spec } from '../spec.ts'
import { partnersApp } from './partnersApp.ts'

const meta = {
  ...partnersApp,
  title: 'Apps/Partners, saving',
  args: { address: '/location?project=harbor-rye&id=303' },
  parameters: { ...partnersApp.parameters, ...spec('PRT-04', 'PRT-14') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const saved = () => store.state.partnerChanges['harbor-rye']?.locations['303']

/** Somebody else saves the location in another session. */
function saveInOtherTab(changes: { readonly phone?: string; readonly city?: string }): void {
  const location = locationsIn(store, 'harbor-rye').find(({ id }) => id === '303')
  if (!location) throw new Error('The sandbox has no location 303.')
  const version = String(Number(location.version) + 1)
  changeProject(store, 'harbor-rye', ({ locations }) => (locations['303'] = { ...location, ...changes, version }))
}

/** Somebody else saved the same field first: nothing is overwritten until the page has said so, and other fields are joined. */
export const SavedByOthersFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '2075550130')
    await userEvent.type(canvas.getByLabelText('Menu link'), 'larkandloaf.example/menu')
    saveInOtherTab({ phone: '12075550140', city: 'South Portland' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Someone else changed this location')).toBeVisible()
    await expect(canvas.getByText(/^They have saved another text in \S?“Phone number”\S?\. Save replaces/)).toBeVisible()
    await expect(canvas.getByLabelText('City')).toHaveValue('South Portland')
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('+1 207-555-0130')
    await expect(saved()?.phone).toBe('12075550140')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Location saved')).toBeInTheDocument()
    await expect(saved()).toMatchObject({ phone: '12075550130', city: 'South Portland', menuUrl: 'https://larkandloaf.example/menu' })
    await expect(await canvas.findByText('All saved')).toBeVisible()
  },
}

/** Somebody else saved other fields: both changes count after another press. */
export const SavedByOthersInAnotherField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '2075550130')
    saveInOtherTab({ city: 'South Portland' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/press Save again to add it to their changes/)).toBeVisible()
    await expect(await canvas.findByDisplayValue('South Portland')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Location saved')).toBeInTheDocument()
    await expect(saved()).toMatchObject({ phone: '12075550130', city: 'South Portland' })
  },
}

/** Two saves in a row: the second one does not wait until the first is read again, and nothing of them is said to be another person's. */
export const SavedTwice: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const phone = await canvas.findByLabelText('Phone number')
    msw.use(http.get(getPathPattern(getLocation), () => new Promise(() => {})))
    const menu = canvas.getByLabelText('Menu link')
    await userEvent.clear(menu)
    await userEvent.type(menu, 'larkandloaf.example/menu')
    for (const [number, stored] of [
      ['2075550130', '12075550130'],
      ['2075550131', '12075550131'],
    ] as const) {
      await userEvent.clear(phone)
      await userEvent.type(phone, number)
      await expect(canvas.queryByText(/^Your changes are here again|^Someone else/)).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(saved()?.phone).toBe(stored))
      await expect(await canvas.findByText('All saved')).toBeVisible()
      await expect(menu).toHaveValue('https://larkandloaf.example/menu')
    }
  },
}

/** The session ends at Save: after the sign-in the same page has what was typed. */
export const SessionEndsAtSave: Story = {
  parameters: { ...spec('NET-03', 'PRT-14') },
  beforeEach: ({ msw }) => msw.use(http.put(getPathPattern(saveLocation), () => refusal('Please sign in again.', 401), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '2075550130')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.type(await canvas.findByLabelText('Email'), 'ines@harborrye.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'dinner4two')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Your changes are here again')).toBeVisible()
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('+1 207-555-0130')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Location saved')).toBeInTheDocument()
  },
}

/** The session ends at an invitation: nobody finds it in the browser, and it is there again for who typed it. */
export const SessionEndsAtInvitation: Story = {
  args: { address: '/team?project=harbor-rye' },
  parameters: { ...spec('PRT-01', 'PRT-16') },
  beforeEach: ({ msw }) => msw.use(http.post(getPathPattern(inviteMembers), () => refusal('Please sign in again.', 401), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email addresses'), 'new@harborrye.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }))
    const email = await canvas.findByLabelText('Email')
    const found = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage))
    await expect(found.join(' ')).not.toMatch(/harborrye\.example/)
    await userEvent.type(email, 'ines@harborrye.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'dinner4two')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByLabelText('Email addresses')).toHaveValue('new@harborrye.example')
  },
}
