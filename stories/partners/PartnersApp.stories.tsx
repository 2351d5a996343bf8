import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { signOut } from '../../apps/runtime/session/session.ts'
import { getProject } from '../../features/partners/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { pathOf, refusal } from '../../mocks/handlers/respond.ts'
import { changeProject } from '../../mocks/state/partners/partnerRecords.ts'
import { spec } from '../spec.ts'
import { forgetsPassword } from '../account/forgetsPassword.ts'
import { asPartner, AssembledPartners, loadPartners } from './assembledPartners.tsx'

const meta = {
  title: 'Apps/Partners',
  component: AssembledPartners,
  args: { address: '/?project=harbor-rye' },
  loaders: [loadPartners],
  beforeEach: asPartner(),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } }, ...spec('PRT-01') },
} satisfies Meta<typeof AssembledPartners>
export default meta

type Story = StoryObj<typeof meta>

/** Nobody is signed in: by email and password to the page that was asked for (PRT-01). */
export const SignIn: Story = {
  args: { address: '/?project=tern-group' },
  beforeEach: signOut,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'Ines@HarborRye.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong-one')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Invalid email or password.')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Password'))
    await userEvent.type(canvas.getByLabelText('Password'), 'dinner4two')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByRole('button', { name: 'Tern Hospitality Group' })).toBeVisible()
  },
}

/** A partner has forgotten their password, and comes back to the sign-in. */
export const ForgetsPassword: Story = {
  parameters: { ...spec('NET-13') },
  beforeEach: signOut,
  play: (context) => forgetsPassword(context, 'ines@harborrye.example'),
}

/** An address without a project opens the first one, and a change of project changes the whole page (PRT-02). */
export const ChangeProject: Story = {
  args: { address: '/' },
  parameters: { ...spec('PRT-02') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Harbor & Rye Restaurants' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbor & Rye Restaurants' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tern Hospitality Group' }))
    await expect(await canvas.findByRole('button', { name: 'Tern Hospitality Group' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Harbor & Rye Restaurants' })).toBeNull()
  },
}

/** A location is found, edited and saved; the list is as it was, and shows what is complete now and what comes next (PRT-04, PRT-13). */
export const EditLocation: Story = {
  args: { address: '/locations?project=harbor-rye' },
  parameters: { ...spec('PRT-04', 'PRT-13') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search for a location'), 'congress')
    await expect(await canvas.findByText('1 location found')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Lark & Loaf, Congress Street' }))
    await expect(await canvas.findByText('Still missing: 3 of 4')).toBeVisible()
    await expect(canvas.queryByText(/^Next step/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Phone number'), '2075550130')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Location saved')).toBeInTheDocument()
    await expect(await canvas.findByText('Still missing: 2 of 4')).toBeVisible()
    await expect(store.state.partnerChanges['harbor-rye']?.locations['303']?.phone).toBe('12075550130')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the locations' }))
    await expect(await canvas.findByLabelText('Search for a location')).toHaveValue('congress')
    await expect(await canvas.findByText('1 location found')).toBeVisible()
    await expect(canvas.getByText(/^Next step/)).toHaveTextContent(/^Next step: \w.+, Lark & Loaf, Congress Street$/)
  },
}

/** Unsaved changes are not lost by a change of project (PRT-14). */
export const UnsavedChanges: Story = {
  args: { address: '/brand?project=harbor-rye&id=102' },
  parameters: { ...spec('PRT-05', 'PRT-14') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Description'), 'Bread, and what goes with it.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbor & Rye Restaurants' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tern Hospitality Group' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    await expect(canvas.getByLabelText('Description')).toHaveValue('Bread, and what goes with it.')
    await userEvent.click(await canvas.findByRole('button', { name: 'Harbor & Rye Restaurants' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tern Hospitality Group' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('button', { name: 'Tern Hospitality Group' })).toBeVisible()
  },
}

/** Everything is there: the project is submitted once, with the time of its dialog; then nothing can be changed (PRT-03, PRT-11). */
export const Submit: Story = {
  parameters: { ...spec('PRT-03', 'PRT-11') },
  beforeEach: () => {
    changeProject(store, 'harbor-rye', ({ locations, brands }) => {
      locations['303'] = null
      brands['102'] = null
    })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Submit for review?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Submit for review' }))
    await expect(await canvas.findByText('In review')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit for review' })).toBeNull()
    await expect(store.state.partnerChanges['harbor-rye']?.submitShownAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    const [locations] = canvas.getAllByRole('link', { name: 'Locations' })
    if (locations) await userEvent.click(locations)
    await userEvent.click(await canvas.findByRole('link', { name: 'Harbor & Rye, Dock Street' }))
    await expect(await canvas.findByText(/^We are reviewing this project, so locations cannot be changed now/)).toBeVisible()
  },
}

/** A deleted brand leaves its locations, and is gone from the list (PRT-05). */
export const DeleteBrand: Story = {
  args: { address: '/brand?project=harbor-rye&id=102&list=q%3Dl' },
  parameters: { ...spec('PRT-05', 'PRT-13') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Description'), 'Never saved.')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete brand' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete Lark & Loaf?' }))
    await expect(asked.getByText('Lark & Loaf, Congress Street belongs to it, and stays without a brand.')).toBeInTheDocument()
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
    await expect(await canvas.findByLabelText('Search for a brand')).toHaveValue('l')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Lark & Loaf' })).toBeNull())
  },
}

/** The popup is found: the brand says so at once, and what somebody types meanwhile stays (PRT-05, PRT-14). */
export const VerifyPopup: Story = {
  args: { address: '/brand?project=harbor-rye&id=102' },
  parameters: { ...spec('PRT-05', 'PRT-14') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Description'), 'Bread, and what goes with it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Verify the popup' }))
    await expect(await canvas.findByText('Verified')).toBeVisible()
    await expect(canvas.getByLabelText('Description')).toHaveValue('Bread, and what goes with it.')
  },
}

/** The address names a project of somebody else: it says so, and leads to one of this partner's (PRT-02). */
export const NoAccess: Story = {
  args: { address: '/locations?project=somebody-elses' },
  parameters: { ...spec('PRT-02') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You cannot open this project')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Open a project of yours' }))
    await expect(await canvas.findByRole('button', { name: 'Harbor & Rye Restaurants' })).toBeVisible()
  },
}

/** Somebody took the right to edit away: the page says why at once, and what was typed is not saved (PRT-11). */
export const RightsTakenAway: Story = {
  args: { address: '/location?project=harbor-rye&id=301' },
  parameters: { ...spec('PRT-11') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('City'), ' Harbor')
    changeProject(store, 'harbor-rye', (changes) => Object.assign(changes, { status: 'in_review' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(canvas.getByText(/^We are reviewing this project, so locations cannot be changed now/)).toBeVisible()
  },
}

/** The session has ended: back to the sign-in (NET-03). */
export const SessionEnded: Story = {
  parameters: { ...spec('NET-03') },
  beforeEach: ({ msw }) => msw.use(http.get(pathOf(getProject), () => refusal('Please sign in again.', 401))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}

/** Signing out leads to the sign-in (PRT-01). */
export const SignOut: Story = {
  parameters: { ...spec('NET-13') },
  play: async ({ canvas, userEvent }) => {
    const [signOutButton] = await canvas.findAllByText('Sign out')
    if (signOutButton) await userEvent.click(signOutButton)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}
