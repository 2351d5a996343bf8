import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { locationRecord } from '../../features/partners/locations/api.ts'
import type { LocationScreen } from '../../features/partners/locations/LocationScreen.tsx'
import { ready } from '../../features/shared/api/remote.ts'
import { refusedWith } from '../../features/shared/api/answers/answer.ts'
import { locations } from '../../mocks/examples/partners/states.ts'
import { spec } from '../spec.ts'
import location from './PartnerLocation.stories.tsx'

const [complete] = locations
if (!complete) throw new Error('The examples have a location.')
const before = locationRecord.draftFrom(complete)

const meta = { ...location, title: 'Screens/Partners/Location, unsaved' } satisfies Meta<typeof LocationScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The server refused single fields: each says why, the first has the focus, and what no field is for is said above Save. */
export const FieldsRefused: Story = {
  args: {
    saving: refusedWith('Is closed', {
      status: 422,
      fields: { menu_url: 'Is closed', zip_code: 'Is in Canada', tax_number: 'Is missing' },
    }),
  },
  parameters: { ...spec('NET-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('ZIP code')).toHaveFocus()
    await expect(canvas.getByLabelText('ZIP code')).toHaveAccessibleDescription('Is in Canada')
    await expect(canvas.getByLabelText('Menu link')).toHaveAccessibleDescription('Is closed')
    await expect(canvas.getByText('Please look at the marked fields. Tax number: Is missing')).toBeVisible()
  },
}

/** Text from before a reload is in the form again, and can be discarded. */
export const Restored: Story = {
  args: { restored: { base: before, mine: { ...before, addressTwo: 'Second floor' } } },
  parameters: { ...spec('PRT-14') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Floor, suite (optional)')).toHaveValue('Second floor')
    await expect(args.onEdit).toHaveBeenLastCalledWith(args.restored)
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard my changes' }))
    await expect(canvas.getByLabelText('Floor, suite (optional)')).toHaveValue('')
    await expect(args.onEdit).toHaveBeenLastCalledWith(null)
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(false)
    await expect(canvas.queryByText('Your changes are here again')).toBeNull()
  },
}

/** Somebody else changed other fields, which follow, and two that were typed in: the page says so, and the next press decides (PRT-14). */
export const ChangedByOthers: Story = {
  args: {
    location: ready({ ...complete, addressOne: '14 Dock Street', phone: '12075550177', posSystem: 'Square' }),
    restored: { base: before, mine: { ...before, addressOne: '12B Dock Street', phone: '+1 207-555-0188', city: 'South Portland' } },
  },
  parameters: { ...spec('PRT-14') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Someone else changed this location')).toBeVisible()
    await expect(
      canvas.getByText(/^They have saved another text in \S?“Street address”\S? and \S?“Phone number”\S?\. Save replaces/),
    ).toBeVisible()
    // The fields are named above Save, and may be out of sight there.
    await expect(canvas.getByText('Also changed by someone else')).toBeVisible()
    await expect(canvas.getByLabelText('POS system')).toHaveValue('Square')
    await expect(canvas.getByLabelText('Street address')).toHaveValue('12B Dock Street')
    // Theirs are no reason to say so again after a reload where they follow; in the two fields the text began from the old ones.
    const base = { ...before, posSystem: 'Square' }
    const typed = { addressOne: '12B Dock Street', phone: '+1 207-555-0188', city: 'South Portland' }
    await expect(args.onEdit).toHaveBeenLastCalledWith({ base, mine: { ...base, ...typed } })
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    // The changes of others are saved already.
    await expect(args.onSave).toHaveBeenCalledWith({ ...typed, phone: '12075550188' })
  },
}
