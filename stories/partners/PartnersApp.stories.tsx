import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { changeProject } from '../../mocks/state/partners/partnerRecords.ts'
import { spec } from '../spec.ts'
import { asPartner, partnersApp } from './partnersApp.ts'

const meta = { ...partnersApp, title: 'Apps/Partners', args: { address: '/?project=harbor-rye' } } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** A location is found, edited and saved; the list is as it was, and shows what is complete now and what comes next (PRT-04, PRT-13). */
export const EditLocation: Story = {
  args: { address: '/locations?project=harbor-rye' },
  parameters: { ...spec('PRT-04', 'PRT-13') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search for a location'), 'congress')
    await expect(await canvas.findByText('1 location found')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Lark & Loaf, Congress Street' }))
    await expect(await canvas.findByText('Still missing: 3 of 4')).toBeVisible()
    await expect(canvas.queryByText('Next step')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Phone number'), '2075550130')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Location saved')).toBeInTheDocument()
    await expect(await canvas.findByText('Still missing: 2 of 4')).toBeVisible()
    await expect(store.state.partnerChanges['harbor-rye']?.locations['303']?.phone).toBe('12075550130')
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the locations' }))
    await expect(await canvas.findByLabelText('Search for a location')).toHaveValue('congress')
    await expect(await canvas.findByText('1 location found')).toBeVisible()
    await expect(canvas.getByText('Next step').parentElement).toHaveTextContent(/^Next step\w.+Lark & Loaf, Congress Street$/)
  },
}

/** The next step leads to the location that the server prefers, and into the field in which it is done. */
export const NextStep: Story = {
  parameters: { ...spec('PRT-18') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Add a phone number')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }))
    await expect(await canvas.findByRole('heading', { name: 'Lark & Loaf, Congress Street' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus())
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

/** Everything is there: the time of its dialog is recorded, also where it is cancelled; the project is submitted once; then nothing can be changed (PRT-03, PRT-11). */
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
    const shown = within(await screen.findByRole('alertdialog', { name: 'Submit for review?' }))
    await waitFor(() => expect(store.state.partnerChanges['harbor-rye']?.submitShownAt).toMatch(/^\d{4}-\d\d-\d\dT/))
    await userEvent.click(shown.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(store.state.partnerChanges['harbor-rye']?.status).toBe('in_progress')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Submit for review?' }))
    await userEvent.click(asked.getByRole('button', { name: 'Submit for review' }))
    await expect(await canvas.findByText('In review')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Submit for review' })).toBeNull()
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

/** An editor invites and removes viewers, and nobody else. */
export const EditorsTeam: Story = {
  args: { address: '/team?project=harbor-rye' },
  beforeEach: asPartner('priya@harborrye.example'),
  parameters: { ...spec('PRT-10', 'PRT-11') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Theo Brandt' }))
    await expect(canvas.queryByRole('button', { name: 'Remove Ines Farrow' })).toBeNull()
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Theo Brandt?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Theo Brandt' })).toBeNull())
  },
}
