import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { transition } from '../../features/privacy/privacy.ts'
import { PrivacyScreen, type PrivacyScreenProps } from '../../features/privacy/PrivacyScreen.tsx'
import { privacyStates, privacyVariants } from '../../mocks/examples/privacyStates.ts'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { spec } from '../spec.ts'
import { useWalk } from '../useWalk.ts'

/** The screen, moved on by what its visitor does. Nothing is sent anywhere, so no answer ever comes. */
function Walkable({ state: first, send, ...props }: PrivacyScreenProps) {
  const [state, follow] = useWalk(first, transition, send)
  return <PrivacyScreen {...props} state={state} send={follow} />
}

const meta = {
  title: 'Screens/Privacy choices',
  component: PrivacyScreen,
  args: { state: privacyStates.choosing, send: fn(), drafts: noDrafts, onClose: null, onSignOut: null },
  render: (args) => <Walkable {...args} />,
  parameters: { layout: 'fullscreen', controls: { include: ['state'] }, ...spec('PRV-01') },
} satisfies Meta<typeof PrivacyScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing was chosen in this browser yet. The names and the address must be there; the state need not. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This browser is not opted out yet')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    const send = canvas.getByRole('button', { name: 'Opt me out' })
    await userEvent.click(send)
    await expect(await canvas.findByText('Please enter your first name.')).toBeVisible()
    await expect(canvas.getByText('Please enter your last name.')).toBeVisible()
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(canvas.getByLabelText('First Name')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('First Name'), ' Ada ')
    await userEvent.type(canvas.getByLabelText('Last Name'), 'Moreau')
    await userEvent.type(canvas.getByLabelText('Email Address'), 'ada@')
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription('Please enter a valid email address.')
    await userEvent.type(canvas.getByLabelText('Email Address'), 'mail.example')
    await userEvent.click(send)
    const optOut = { state: null, firstName: 'Ada', lastName: 'Moreau', email: 'ada@mail.example' }
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submitted', optOut })
  },
}

/** The browser opts out by itself: that is honoured, and said. */
export const Choosing__GlobalPrivacyControl: Story = {
  args: { state: privacyVariants.choosingGlobalPrivacyControl },
  parameters: { ...spec('PRV-04') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your browser opts you out, and we honour it')).toBeVisible()
    await userEvent.click(canvas.getByText('What Global Privacy Control is'))
    await expect(canvas.getByText(/^A signal that some browsers/)).toBeVisible()
  },
}

/** Somebody opted out in this browser before. */
export const Choosing__EarlierChoice: Story = {
  args: { state: privacyVariants.choosingEarlierChoice },
  parameters: { ...spec('PRV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser is opted out')).toBeVisible()
  },
}

/** The choice is on its way to the server; in this browser it holds already. */
export const Choosing__Sending: Story = {
  args: { state: privacyVariants.choosingSending },
  parameters: { ...spec('PRV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser is opted out')).toBeVisible()
  },
}

/** The browser blocks cookies: it is said that the choice was not kept in it, and nothing claims that it was. */
export const Choosing__NotSaved: Story = {
  args: { state: privacyVariants.choosingNotSaved },
  parameters: { ...spec('PRV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser did not keep your choice')).toBeVisible()
    await expect(canvas.queryByText(/opted out$/)).not.toBeInTheDocument()
  },
}

/** Who is signed in has said no in another browser. */
export const Choosing__Account: Story = {
  args: { state: privacyVariants.choosingAccount, onSignOut: fn() },
  parameters: { ...spec('PRV-05', 'NET-13') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your account is opted out')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

/** The server refused. */
export const Choosing__Refused: Story = {
  args: { state: privacyVariants.choosingRefused },
  parameters: { ...spec('NET-06', 'PRV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please give the address that you use with us.')
  },
}

/** The server refuses a field: it says so there. */
export const Choosing__FieldRefused: Story = {
  args: { state: privacyVariants.choosingFieldRefused },
  parameters: { ...spec('NET-06', 'PRV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Last Name')).toHaveAccessibleDescription('Is too long')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please look at the marked fields.')
  },
}

/** The line was gone: what was typed stays, and can be sent again. */
export const Choosing__Offline: Story = {
  args: { state: privacyVariants.choosingOffline },
  parameters: { ...spec('NET-07', 'PRV-03') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.')
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('California')
    await userEvent.click(canvas.getByRole('button', { name: 'Opt me out' }))
    await expect(args.send).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'submitted' }))
  },
}

/** On a page that is known: it can be asked to take the frame away. */
export const Choosing__Closable: Story = {
  args: { onClose: fn() },
  parameters: { ...spec('PRV-02') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The server has taken it in, and the browser blocks cookies. */
export const OptedOut__NotSaved: Story = {
  args: { state: privacyVariants.optedOutNotSaved },
  parameters: { ...spec('PRV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are opted out' })).toBeVisible()
    await expect(canvas.getByText('This browser did not keep your choice')).toBeVisible()
  },
}

/** The server has taken it in. */
export const OptedOut: Story = {
  args: { state: privacyStates.optedOut },
  parameters: { ...spec('PRV-03') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are opted out' })).toBeVisible()
    await expect(canvas.queryByLabelText('First Name')).not.toBeInTheDocument()
  },
}
