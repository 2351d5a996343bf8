import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { states } from '../../features/claim/examples/states.ts'
import { variants } from '../../features/claim/examples/variants.ts'
import { spec } from '../spec.ts'
import { admitted, strictEnterprise } from './addresses.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'
import { eventsOf } from './looking.ts'

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim/Typing',
  args: { ...claimScreenMeta.args, state: states.offerCode },
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

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

/** All fields are empty. Each has a message, and the first has the focus. */
export const EmailInput__AllWrong: Story = {
  args: { state: variants.emailInputByEmailAndPhone },
  parameters: { ...spec('CLM-02', 'CLM-19', 'CLM-29') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text me the code' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toBeInvalid()
    await expect(canvas.getByRole('checkbox', { name: /^Email me/ })).toBeInvalid()
    await expect(canvas.getByRole('checkbox', { name: /^Text me/ })).toBeValid()
    await expect(eventsOf(args.send, 'contactSubmitted')).toEqual([])
  },
}
