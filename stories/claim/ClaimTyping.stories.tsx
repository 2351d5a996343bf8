import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { states } from '../../features/claim/examples/states.ts'
import { variants } from '../../features/claim/examples/variants.ts'
import { spec } from '../spec.ts'
import { admitted, strictEnterprise } from './addresses.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'
import { eventsOf } from './looking.ts'

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim typing',
  args: { ...claimScreenMeta.args, state: states.offerCode },
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing is typed: the field says what is missing, and has the focus. */
export const OfferCode__Empty: Story = {
  parameters: { ...spec('CLM-00') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my offer' }))
    const field = canvas.getByRole('textbox', { name: 'Offer code' })
    await expect(field).toHaveAccessibleDescription('Please enter your offer code.')
    await expect(field).toHaveFocus()
    await expect(eventsOf(args.send, 'offerCodeSubmitted')).toEqual([])
  },
}

/** The next screen's heading gets the focus, so that it is read aloud. The first screen's does not. */
export const OfferCode__Found: Story = {
  parameters: { ...spec('CLM-00', 'CLM-17') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Offer code' }), 'welcome25{Enter}')
    await expect(await canvas.findByText('One moment…')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The claim code is missing. */
export const ClaimCode__Empty: Story = {
  args: { state: states.claimCode },
  parameters: { ...spec('CLM-01', 'CLM-18') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const field = canvas.getByRole('textbox', { name: 'Claim code' })
    await expect(field).toHaveAccessibleDescription(/Please enter your claim code\./)
    await expect(field).toHaveFocus()
  },
}

/** The enterprise asks for addresses with an ending of its own, and the guest's has another. */
export const EmailInput__WrongEnding: Story = {
  args: { state: states.emailInput },
  globals: { enterprise: strictEnterprise.id },
  parameters: { ...spec('CLM-02', 'CLM-21', 'ENT-01') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await expect(field).toHaveAccessibleDescription(`Ends in ${strictEnterprise.settings.requiredEmailEnding}`)
    await userEvent.type(field, 'ada@elsewhere.example{Enter}')
    await expect(field).toHaveAccessibleDescription(
      new RegExp(`Sorry, a valid ${strictEnterprise.settings.requiredEmailDisplay} email address is required to continue\\.`),
    )
    await expect(field).toHaveFocus()
    await expect(eventsOf(args.send, 'contactSubmitted')).toEqual([])
  },
}

/** The address is invalid. The message disappears when it is corrected. */
export const EmailInput__WrongEmail: Story = {
  args: { state: states.emailInput },
  parameters: { ...spec('CLM-02', 'CLM-21') },
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'ada.moreau{Enter}')
    await expect(field).toBeInvalid()
    await userEvent.type(field, admitted(context, '@mail.example'))
    await expect(field).toBeValid()
  },
}

/** The number is too short. */
export const EmailInput__WrongPhone: Story = {
  args: { state: variants.emailInputByPhone },
  parameters: { ...spec('CLM-02', 'CLM-20') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(field, '212 555{Enter}')
    await expect(field).toHaveAccessibleDescription('Please enter a valid phone number.')
    await expect(field).toHaveFocus()
  },
}

/** All fields are empty. Each has a message, and the first has the focus. */
export const EmailInput__AllWrong: Story = {
  args: { state: variants.emailInputByEmailAndPhone },
  parameters: { ...spec('CLM-02', 'CLM-19', 'CLM-29') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text me the code' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeInvalid()
    await expect(canvas.getByRole('checkbox', { name: /^Email me/ })).toBeInvalid()
    await expect(canvas.getByRole('checkbox', { name: /^Text me/ })).toBeValid()
    await expect(eventsOf(args.send, 'contactSubmitted')).toEqual([])
  },
}

/** A double click sends one contact, with the guest's consent. */
export const EmailInput__PressedTwice: Story = {
  args: { state: states.emailInput },
  parameters: { ...spec('CLM-02', 'CLM-29', 'NET-08') },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const address = admitted(context, ' Ada.Moreau@mail.example ')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), address)
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Email me/ }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Claim my offer' }))
    await expect(canvas.getByRole('button', { name: 'Claim my offer' })).toHaveAttribute('aria-busy', 'true')
    const contact = { by: 'email', email: address.trim().toLowerCase(), optIns: { sms: false, email: true } }
    await expect(eventsOf(args.send, 'contactSubmitted')).toMatchObject([{ contact }])
  },
}

/** The password is too short to be one. */
export const Authentication__Short: Story = {
  args: { state: states.authentication },
  parameters: { ...spec('CLM-04', 'CLM-24') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'four{Enter}')
    await expect(field).toHaveAccessibleDescription('Your password has at least 6 characters.')
    await expect(field).toHaveFocus()
    await expect(eventsOf(args.send, 'passwordSubmitted')).toEqual([])
  },
}
