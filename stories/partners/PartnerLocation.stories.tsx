import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { LocationScreen } from '../../features/partners/locations/LocationScreen.tsx'
import { locationRecord } from '../../features/partners/locations/api.ts'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith } from '../../features/shared/api/answers/answer.ts'
import { library } from '../../features/partners/examples/pages.ts'
import { tilePictures } from '../../features/partners/images/tilePictures.ts'
import { brands, locations, project, viewedProject } from '../../mocks/examples/partners/states.ts'
import { spec } from '../spec.ts'
import { inPartnerFrame } from './inPartnerFrame.tsx'

const [complete, withoutPos, incomplete] = locations
if (!complete || !withoutPos || !incomplete) throw new Error('The examples have three locations.')
const base = locationRecord.draftFrom(complete)

const meta = {
  title: 'Screens/Partners/Location',
  component: LocationScreen,
  decorators: [inPartnerFrame('locations')],
  args: {
    location: ready(complete),
    project,
    accountName: 'Harbor & Rye LLC ••• 2210',
    financesHref: '#finances',
    picturesOf: (id) =>
      tilePictures(
        brands.find((brand) => brand.id === id),
        ready(library),
      ),
    listHref: '#locations',
    saving: idle,
    focusOn: '',
    deleting: idle,
    restored: null,
    onEdit: fn(),
    onSave: fn(),
    onUnsaved: fn(),
    onDelete: fn(),
    onCancelDelete: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('PRT-04') },
} satisfies Meta<typeof LocationScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first read. */
export const Loading: Story = { args: { location: loading } }

/** Every field; a phone number is saved as its digits, and an emptied field as null. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing is missing: this location is complete')).toBeVisible()
    await expect(canvas.getByText('POS connected')).toBeVisible()
    // The preview has the brand's own picture, and no letter in its place.
    const preview = canvas.getByRole('region', { name: 'As guests see it' })
    await expect(preview.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/-hero\.svg$/))
    await expect(canvas.getByText('Paid to Harbor & Rye LLC ••• 2210')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Reservation phone number'))
    await userEvent.clear(canvas.getByLabelText('Priority reservation phone number'))
    await userEvent.type(canvas.getByLabelText('Priority reservation phone number'), '(207) 555-0199')
    await userEvent.clear(canvas.getByLabelText('State'))
    await userEvent.type(canvas.getByLabelText('State'), 'co')
    await userEvent.clear(canvas.getByLabelText('Menu link'))
    await userEvent.type(canvas.getByLabelText('Menu link'), 'harborrye.example/supper')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
    // A field that nobody touched is not sent: one that could not be read would be emptied.
    await expect(args.onSave).toHaveBeenCalledWith({
      state: 'CO',
      menuUrl: 'https://harborrye.example/supper',
      reservationPhone: null,
      priorityReservationPhone: '12075550199',
    })
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      base,
      mine: {
        ...base,
        state: 'co',
        menuUrl: 'harborrye.example/supper',
        reservationPhone: '',
        priorityReservationPhone: '+1 207-555-0199',
      },
    })
  },
}

/** The POS is not connected: why (PRT-04). */
export const Ready__WithoutPos: Story = { args: { location: ready(withoutPos) } }

/** No account is assigned: nothing is paid to anybody (PRT-08). */
export const Ready__WithoutAccount: Story = {
  args: { location: ready({ ...complete, stripeAccountId: null }), accountName: null },
  parameters: { ...spec('PRT-04', 'PRT-08') },
}

/** Integrations are closed: the POS is text, with why, and the rest can be edited (PRT-09, PRT-11). */
export const Ready__IntegrationsClosed: Story = {
  args: { project: { ...project, integrationsEditable: false } },
  parameters: { ...spec('PRT-09', 'PRT-11') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('POS system')).toBeNull()
    await expect(canvas.getByText(/^Changes to integrations are closed/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('City'), ' Harbor')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith({ city: 'Portland Harbor' })
    await expect(args.onEdit).toHaveBeenLastCalledWith({ base, mine: { ...base, city: 'Portland Harbor' } })
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
  },
}

/** Only a US number can be saved. */
export const Ready__Phone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Phone number')
    await expect(phone).toHaveAccessibleDescription('A US number, without an extension')
    await userEvent.clear(phone)
    await userEvent.type(phone, '+44 20 7946 0958')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number\./)
    await expect(args.onEdit).toHaveBeenLastCalledWith({ base, mine: { ...base, phone: '+44 20 7946 0958' } })
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
  },
}

/** An invalid value has an error at its field, and nothing is sent. */
export const Ready__Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Name'))
    await userEvent.clear(canvas.getByLabelText('ZIP code'))
    await userEvent.type(canvas.getByLabelText('ZIP code'), '041')
    await userEvent.clear(canvas.getByLabelText('Phone number'))
    await userEvent.type(canvas.getByLabelText('Phone number'), '555')
    await userEvent.type(canvas.getByLabelText('Menu link'), ' and more')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('Enter the name of the location')).toBeVisible()
    await expect(canvas.getByText('Enter a ZIP code of 5 digits')).toBeVisible()
    await expect(canvas.getByText('Please enter a valid phone number.')).toBeVisible()
    await expect(canvas.getByText('Enter a web address, such as https://restaurant.example/menu')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Contact and menu 2 missing' })).toBeInTheDocument()
    // With the texts their errors go.
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbor & Rye, Dock Street')
    await expect(canvas.getByLabelText('Name')).not.toBeInvalid()
    await expect(canvas.queryByText('Enter a ZIP code of 5 digits')).toBeNull()
    await expect(args.onEdit).toHaveBeenLastCalledWith(null)
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false)
  },
}

/** The server refused it: what was typed stays. */
export const Ready__Refused: Story = { args: { saving: refusedWith('Saving is closed until noon.') } }

/** The dialog first shows the dependents. */
export const Ready__Delete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete location' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete Harbor & Rye, Dock Street?' }))
    await expect(asked.getByText('Guests of Harbor & Rye no longer find it.')).toBeInTheDocument()
    await expect(asked.getByText('Its connection to Toast ends.')).toBeInTheDocument()
    await expect(asked.getByText('Its payments no longer go to Harbor & Rye LLC ••• 2210.')).toBeInTheDocument()
    await userEvent.click(asked.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

/** Somebody who may view only: text, and why (PRT-11). */
export const Ready__ViewOnly: Story = { args: { project: viewedProject }, parameters: { ...spec('PRT-11') } }

/** A person who loses the right to edit while they type keeps the text, to copy it or to discard it (PRT-14). */
export const Ready__ViewOnlyWithUnsaved: Story = {
  args: {
    project: viewedProject,
    restored: { base: locationRecord.draftFrom(complete), mine: { ...locationRecord.draftFrom(complete), addressTwo: 'Third floor' } },
  },
  parameters: { ...spec('PRT-11', 'PRT-14') },
  play: async ({ args, canvas, userEvent }) => {
    const unsaved = within(canvas.getByRole('alert'))
    await expect(unsaved.getByText('Your changes were not saved')).toBeVisible()
    await expect(unsaved.getByText('Floor, suite (optional)')).toBeVisible()
    await expect(unsaved.getByText('Third floor')).toBeVisible()
    await expect(unsaved.queryByText('City')).toBeNull()
    await userEvent.click(unsaved.getByRole('button', { name: 'Discard my changes' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith(null)
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false)
    await expect(canvas.queryByText('Third floor')).toBeNull()
  },
}

/** It could not be read. */
export const Failed: Story = { args: { location: failedToLoad({ kind: 'timeout' }) } }
