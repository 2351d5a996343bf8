import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type Draft, blank } from '../../features/privacy/privacy.ts'
import { PrivacyScreen } from '../../features/privacy/PrivacyScreen.tsx'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { onSignOut, signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { withSettings } from '../withSettings.tsx'
import { presses } from '../plays.ts'

const filled: Draft = { state: 'CA', firstName: 'Ada', lastName: 'Moreau', email: 'ada.moreau@mail.example' }

const meta = {
  title: 'Screens/Embed/Privacy choices',
  component: PrivacyScreen,
  args: {
    signal: 'none',
    optedOut: null,
    initial: blank,
    submission: idle,
    onDraft: fn(),
    onOptOut: fn(),
    onOptOutHere: fn(),
    onAgain: fn(),
    onClose: null,
  },
  parameters: { layout: 'fullscreen', controls: { include: ['signal', 'optedOut', 'submission'] }, ...spec('PRV-01') },
} satisfies Meta<typeof PrivacyScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing was chosen in this browser yet. The names and the address must be there; the state need not. No sensitive data is used for more. */
export const Choosing: Story = {
  decorators: [withSettings({ usesSensitiveData: false })],
  parameters: { ...spec('PRV-01', 'LAW-06') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This browser is not opted out yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'Opt out this browser' }))
    await expect(args.onOptOutHere).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText('What happens with sensitive data'))
    await expect(canvas.getByText(/there is nothing to limit\.$/)).toBeVisible()
    await userEvent.click(canvas.getByText('Ask us about your account'))
    const send = canvas.getByRole('button', { name: 'Opt me out' })
    await userEvent.click(send)
    await expect(await canvas.findByText('Enter your first name.')).toBeVisible()
    await expect(canvas.getByText('Enter your last name.')).toBeVisible()
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(canvas.getByLabelText('First name')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('First name'), ' Ada ')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...blank, firstName: ' Ada ' })
    await userEvent.type(canvas.getByLabelText('Last name'), 'Moreau')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...blank, firstName: ' Ada ', lastName: 'Moreau' })
    await userEvent.type(canvas.getByLabelText('Email address'), 'ada@')
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription('Please enter a valid email address.')
    await userEvent.type(canvas.getByLabelText('Email address'), 'mail.example')
    const optOut = { state: null, firstName: 'Ada', lastName: 'Moreau', email: 'ada@mail.example' }
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...optOut, state: '', firstName: ' Ada ' })
    await userEvent.click(send)
    await expect(args.onOptOut).toHaveBeenLastCalledWith(optOut)
  },
}

/** It is used for more: opting out limits that too. */
export const Choosing__SensitiveDataUsed: Story = {
  decorators: [withSettings({ usesSensitiveData: true })],
  parameters: { ...spec('LAW-06') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/and use sensitive data for more than our service\. Saying no/)).toBeVisible()
    await userEvent.click(canvas.getByText('What happens with sensitive data'))
    await expect(canvas.getByText(/Opting out also limits its use/)).toBeVisible()
  },
}

/** The browser opts out by itself: that is honoured, and said. */
export const Choosing__GlobalPrivacyControl: Story = {
  args: { signal: 'globalPrivacyControl' },
  parameters: { ...spec('PRV-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your browser opts you out, and we honor it')).toBeVisible()
    await expect(canvas.getByRole('switch')).toBeChecked()
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onOptOutHere).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('What Global Privacy Control is'))
    await expect(canvas.getByText(/^A signal that some browsers/)).toBeVisible()
  },
}

/** Somebody opted out in this browser before. */
export const Choosing__EarlierChoice: Story = { args: { signal: 'earlierChoice' }, parameters: { ...spec('PRV-03') } }

/** The choice is on its way to the server; in this browser it holds already. */
export const Choosing__Sending: Story = {
  args: { signal: 'earlierChoice', initial: filled, submission: sending },
  parameters: { ...spec('PRV-03') },
}

/** The browser blocks cookies: it is said that the choice was not kept in it, and nothing claims that it was. */
export const Choosing__NotSaved: Story = {
  args: { signal: 'notSaved', initial: filled, submission: sending },
  parameters: { ...spec('PRV-03') },
}

/** The signed-in person has opted out in another browser. */
export const Choosing__Account: Story = {
  args: { signal: 'account' },
  decorators: [signedInAs()],
  parameters: { ...spec('PRV-05', 'NET-13') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your account is opted out')).toBeVisible()
    await expect(canvas.getByText('You are signed in as Maya Lindqvist')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(onSignOut).toHaveBeenCalledOnce()
  },
}

/** The server refused. */
export const Choosing__Refused: Story = {
  args: { signal: 'earlierChoice', initial: filled, submission: refusedWith('Please give the address that you use with us.') },
  parameters: { ...spec('NET-06', 'PRV-03') },
}

/** The server refuses a field: it says so there. */
export const Choosing__FieldRefused: Story = {
  args: {
    signal: 'earlierChoice',
    initial: filled,
    submission: refusedWith('is too long', { status: 422, fields: { last_name: 'Is too long' } }),
  },
  parameters: { ...spec('NET-06', 'PRV-03') },
}

/** The line was gone: what was typed stays, and can be sent again. */
export const Choosing__Offline: Story = {
  args: { signal: 'earlierChoice', initial: filled, submission: submissionFromFailure({ kind: 'offline' }) },
  parameters: { ...spec('NET-07', 'PRV-03') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.')
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('California')
    await userEvent.click(canvas.getByRole('button', { name: 'Opt me out' }))
    await expect(args.onOptOut).toHaveBeenLastCalledWith({
      firstName: 'Ada',
      lastName: 'Moreau',
      email: 'ada.moreau@mail.example',
      state: 'CA',
    })
  },
}

/** On a page that is known: it can be asked to take the frame away. */
export const Choosing__Closable: Story = { args: { onClose: fn() }, parameters: { ...spec('PRV-02') }, play: presses('Close', 'onClose') }

/** The server has taken it in, and the browser blocks cookies. */
export const OptedOut__NotSaved: Story = { args: { signal: 'notSaved', optedOut: filled.email }, parameters: { ...spec('PRV-03') } }

/** The server has taken it in. */
export const OptedOut: Story = {
  args: { signal: 'earlierChoice', optedOut: filled.email },
  parameters: { ...spec('PRV-03') },
  play: presses('Opt out another person', 'onAgain'),
}
