import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LeadScreen } from '../../../features/partners/lead/LeadScreen.tsx'
import { noDrafts } from '../../../features/shared/forms/drafts.ts'
import { failedToLoad, loading, ready } from '../../../features/shared/api/remote.ts'
import { leadStates, leadVariants } from '../../../features/partners/lead/examples/states.ts'
import { foundPlaces, person } from '../../../features/partners/lead/examples/walks.ts'
import { byName } from '../../byName.ts'
import { spec } from '../../spec.ts'
import { inOrder, presses } from '../../plays.ts'

const finding = { text: '', onText: fn(), suggestions: null, onRetry: fn() }

const meta = {
  title: 'Screens/Partners/Lead',
  component: LeadScreen,
  args: { state: leadStates.finding, send: fn(), drafts: noDrafts, finding },
  argTypes: byName({ ...leadStates, ...leadVariants }),
  parameters: { layout: 'fullscreen', ...spec('PUB-04') },
} satisfies Meta<typeof LeadScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Finding: Story = {}

/** The directory's suggestions while the name is typed. */
export const Finding__Suggestions: Story = { args: { finding: { ...finding, text: 'tern', suggestions: ready(foundPlaces) } } }

export const Finding__Loading: Story = { args: { finding: { ...finding, text: 'tern', suggestions: loading } } }

export const Finding__Nothing: Story = {
  args: { finding: { ...finding, text: 'xyz', suggestions: ready([]) } },
  play: inOrder(
    presses('Search everywhere', 'send', { type: 'searched', q: 'xyz' }),
    presses('My restaurant is not listed', 'send', { type: 'notListed' }),
  ),
}

export const Finding__SuggestionsFailed: Story = {
  args: { finding: { ...finding, text: 'tern', suggestions: failedToLoad({ kind: 'offline' }) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.finding.onRetry).toHaveBeenCalledOnce()
  },
}

export const Finding__Searching: Story = { args: { state: leadVariants.findingSearching, finding: { ...finding, text: 'tern' } } }
export const Finding__Refused: Story = { args: { state: leadVariants.findingRefused, finding: { ...finding, text: 'tern' } } }
export const ReadingPlace: Story = { args: { state: leadStates.readingPlace } }

export const PlaceFailed: Story = { args: { state: leadStates.placeFailed }, play: presses('Try again', 'send', { type: 'retried' }) }

/** Data of the directory is filled in; a missing part has an error at its field. */
export const Describing: Story = {
  args: { state: leadStates.describing },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Street and number')).toHaveValue('48 Wharf Street')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('First name'), person.firstName)
    await userEvent.type(canvas.getByLabelText('Last name'), person.lastName)
    await userEvent.type(canvas.getByLabelText('Email'), person.email)
    await userEvent.type(canvas.getByLabelText('Phone number'), person.phone)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'leadSubmitted', lead: leadStates.leadUnknown.lead })
  },
}

export const Describing__NotListed: Story = { args: { state: leadVariants.describingNotListed } }
export const Describing__Sending: Story = { args: { state: leadVariants.describingSending } }
export const Describing__Refused: Story = { args: { state: leadVariants.describingRefused } }

/** The server refuses a field: it says so there, and the form still shows what was sent. */
export const Describing__FieldRefused: Story = {
  args: { state: leadVariants.describingFieldRefused },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email')
    await expect(email).toHaveAccessibleDescription('Is not an address that we can write to')
    await expect(email).toHaveValue(person.email)
    await expect(email).toHaveFocus()
  },
}

/** The server has the lead, and refuses a detail of its restaurant: only that is asked for again. */
export const Describing__DetailsRefused: Story = {
  args: { state: leadVariants.describingDetailsRefused },
  play: async ({ args, canvas, userEvent }) => {
    const zipCode = canvas.getByLabelText('ZIP code')
    await expect(zipCode).toHaveAccessibleDescription('Is not in this state')
    await expect(canvas.queryByLabelText('Email')).toBeNull()
    await userEvent.clear(zipCode)
    await userEvent.type(zipCode, '04102')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const { lead } = leadStates.leadUnknown
    const restaurant = { ...lead.restaurant, zipCode: '04102' }
    await expect(args.send).toHaveBeenCalledWith({ type: 'leadSubmitted', lead: { ...lead, restaurant } })
  },
}

export const LeadUnknown: Story = { args: { state: leadStates.leadUnknown } }

export const SavingDetails: Story = { args: { state: leadStates.savingDetails } }
export const DetailsFailed: Story = { args: { state: leadStates.detailsFailed } }
export const Bank: Story = { args: { state: leadStates.bank } }

export const Bank__Broken: Story = {
  args: { state: leadVariants.bankBroken },
  play: presses('Do it later', 'send', { type: 'bankSkipped' }),
}

export const Linking: Story = { args: { state: leadStates.linking } }
export const Exchanging: Story = { args: { state: leadStates.exchanging } }

/** The bank may be linked or not: the same account can be linked again. */
export const ExchangeUnknown: Story = {
  args: { state: leadStates.exchangeUnknown },
  play: presses('Try again', 'send', { type: 'retried' }),
}

export const Done: Story = { args: { state: leadStates.done } }
export const Done__WithoutBank: Story = { args: { state: leadVariants.doneWithoutBank } }
