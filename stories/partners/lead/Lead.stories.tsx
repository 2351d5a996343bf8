import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LeadScreen } from '../../../features/partners/lead/LeadScreen.tsx'
import { type Submission, idle, refusedWith, sending } from '../../../features/shared/api/answers/answer.ts'
import { submissionFromFailure } from '../../../features/shared/api/answers/failureText.ts'
import { failedToLoad, loading, ready } from '../../../features/shared/api/remote.ts'
import { foundPlaces, lead, person, restaurant, typed } from '../../../features/partners/lead/examples/leads.ts'
import { spec } from '../../spec.ts'

const onSearch = fn()
const onPlace = fn()
const onRetry = fn()
const onSave = fn()
const onLink = fn()
const onSkip = fn()
const { name } = restaurant

const finding = { text: '', onText: fn(), suggestions: null, everywhere: null, onSearch, onRetry }
const describe = {
  step: 'describe',
  name,
  place: ready(restaurant),
  typed: undefined,
  onEdit: fn(),
  isKnown: false,
  saving: idle,
  onSave,
  onBack: fn(),
  onRetry,
  onUnread: fn(),
} as const
const bankWith = (linking: Submission) => ({ step: 'bank', name, linking, onLink, onSkip }) as const

const meta = {
  title: 'Screens/Partners/Lead',
  component: LeadScreen,
  args: { lead: { step: 'find', onPlace }, finding },
  parameters: { layout: 'fullscreen', ...spec('PUB-04') },
} satisfies Meta<typeof LeadScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Find: Story = {}

/** The directory's suggestions while the name is typed. */
export const Find__Suggestions: Story = { args: { finding: { ...finding, text: 'tern', suggestions: ready(foundPlaces) } } }

export const Find__Loading: Story = { args: { finding: { ...finding, text: 'tern', suggestions: loading } } }

export const Find__Nothing: Story = {
  args: { finding: { ...finding, text: 'xyz', suggestions: ready([]) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search everywhere' }))
    await expect(onSearch).toHaveBeenLastCalledWith('xyz')
    await userEvent.click(canvas.getByRole('button', { name: 'My restaurant is not listed' }))
    await expect(onPlace).toHaveBeenLastCalledWith(null)
  },
}

export const Find__SuggestionsFailed: Story = {
  args: { finding: { ...finding, text: 'tern', suggestions: failedToLoad({ kind: 'offline' }) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.finding.onRetry).toHaveBeenCalledOnce()
  },
}

/** The suggestions stay until all restaurants are searched. */
export const Find__Searching: Story = {
  args: { finding: { ...finding, text: 'tern', suggestions: ready(foundPlaces), everywhere: { q: 'tern', read: loading } } },
}

export const Find__SearchFailed: Story = {
  args: {
    finding: {
      ...finding,
      text: 'tern',
      suggestions: ready(foundPlaces),
      everywhere: { q: 'tern', read: failedToLoad({ kind: 'server' }) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onSearch).toHaveBeenLastCalledWith('tern')
  },
}

export const Describe__Loading: Story = { args: { lead: { ...describe, place: loading } } }

export const Describe__Failed: Story = {
  args: { lead: { ...describe, place: failedToLoad({ kind: 'offline' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Type the details myself' }))
    await expect(describe.onUnread).toHaveBeenCalled()
  },
}

/** Data of the directory is filled in; a missing part has an error at its field. */
export const Describe: Story = {
  args: { lead: describe },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Street and number')).toHaveValue('48 Wharf Street')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('First name'), person.firstName)
    await userEvent.type(canvas.getByLabelText('Last name'), person.lastName)
    await userEvent.type(canvas.getByLabelText('Email'), person.email)
    await userEvent.type(canvas.getByLabelText('Phone number'), person.phone)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(onSave).toHaveBeenCalledWith(lead)
    await expect(describe.onEdit).toHaveBeenLastCalledWith(typed)
  },
}

export const Describe__NotListed: Story = { args: { lead: { ...describe, name: '', place: ready(null) } } }
export const Describe__Sending: Story = { args: { lead: { ...describe, typed, saving: sending } } }
export const Describe__Refused: Story = {
  args: { lead: { ...describe, typed, saving: refusedWith('This restaurant is with us already.') } },
}

/** The answer was lost: the same lead, sent again, counts once. */
export const Describe__Unknown: Story = { args: { lead: { ...describe, typed, saving: submissionFromFailure({ kind: 'timeout' }) } } }

const refusedField = (field: string, message: string) => refusedWith(message, { status: 422, fields: { [field]: message } })

/** The server refuses a field: it says so there, and the form still shows what was sent. */
export const Describe__FieldRefused: Story = {
  args: { lead: { ...describe, typed, saving: refusedField('email', 'Is not an address that we can write to') } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email')
    await expect(email).toHaveAccessibleDescription('Is not an address that we can write to')
    await expect(email).toHaveValue(person.email)
    await expect(email).toHaveFocus()
  },
}

/** The server has the lead, and refuses a detail of its restaurant: only that is asked for again. */
export const Describe__DetailsRefused: Story = {
  args: { lead: { ...describe, typed, isKnown: true, saving: refusedField('zip_code', 'Is not in this state') } },
  play: async ({ canvas, userEvent }) => {
    const zipCode = canvas.getByLabelText('ZIP code')
    await expect(zipCode).toHaveAccessibleDescription('Is not in this state')
    await expect(canvas.queryByLabelText('Email')).toBeNull()
    await userEvent.clear(zipCode)
    await userEvent.type(zipCode, '04102')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(onSave).toHaveBeenLastCalledWith({ ...lead, restaurant: { ...lead.restaurant, zipCode: '04102' } })
    await expect(describe.onEdit).toHaveBeenLastCalledWith({ ...typed, zipCode: '04102' })
  },
}

export const Bank: Story = { args: { lead: bankWith(idle) } }

export const Bank__Broken: Story = {
  args: { lead: bankWith(refusedWith('The bank’s window did not open. Try again, or link the account later.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do it later' }))
    await expect(onSkip).toHaveBeenCalled()
  },
}

/** The bank's window is open, or its account is being linked. */
export const Bank__Linking: Story = { args: { lead: bankWith(sending) } }

export const Done: Story = { args: { lead: { step: 'done', name, isBankLinked: true } } }
export const Done__WithoutBank: Story = { args: { lead: { step: 'done', name, isBankLinked: false } } }
