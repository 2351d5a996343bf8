import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { guestEmail } from '../../features/claim/examples/claim.ts'
import { variants } from '../../features/claim/examples/variants.ts'
import { spec } from '../spec.ts'
import { admitted } from './addresses.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'
import { overflowing } from './looking.ts'

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim/Endings',
  args: { ...claimScreenMeta.args, state: variants.successNotice },
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

const narrow = { viewport: { value: 'w320', isRotated: false } }

/** Claimed, with a message that the unique code was claimed before. */
export const Success__Notice: Story = { parameters: { ...spec('CLM-05', 'CLM-25') } }

/** Claimed: everything that has a name has a long one, on the narrowest phone. */
export const Success__LongNames: Story = {
  args: { state: variants.successLongNames },
  parameters: { ...spec('CLM-05') },
  globals: narrow,
  play: async () => expect(overflowing()).toEqual([]),
}

/** Claimed, at a restaurant without pictures. */
export const Success__NoPictures: Story = { args: { state: variants.successNoPictures }, parameters: { ...spec('CLM-05') } }

/** Claimed by email, though the unique code was claimed before. */
export const EmailClaimSuccess__Notice: Story = {
  args: { state: variants.emailClaimSuccessNotice },
  parameters: { ...spec('CLM-14', 'CLM-25') },
}

/** Claimed by an address whose mail service is known: its inbox is the one main action, and the letter shows the address. */
export const EmailClaimSuccess__Mailbox: Story = {
  args: { state: variants.emailClaimSuccessMailbox },
  parameters: { ...spec('CLM-14') },
  play: async ({ canvas }) => {
    const { email } = variants.emailClaimSuccessMailbox
    await expect(canvas.getByText(email)).toBeInTheDocument()
    await expect(canvas.getByText(`We sent an email to ${email}.`)).toBeInTheDocument()
  },
}

/** Claimed by email, with long names, on the narrowest phone. */
export const EmailClaimSuccess__LongNames: Story = {
  args: { state: variants.emailClaimSuccessLongNames },
  parameters: { ...spec('CLM-14') },
  globals: narrow,
  play: async () => expect(overflowing()).toEqual([]),
}

/** Claimed with a new phone, though the unique code was claimed before. */
export const NoAccount__Notice: Story = { args: { state: variants.noAccountNotice }, parameters: { ...spec('CLM-07', 'CLM-25') } }

/** For new members only: a member has many bonuses to choose from, one with odd cents. */
export const ReturnUserNewUserOnly__ManyTiers: Story = {
  args: { state: variants.returnUserNewUserOnlyManyTiers },
  parameters: { ...spec('CLM-11', 'CLM-27') },
}

/** For new members only, and there is no bonus: the app is the way on. */
export const ReturnUserNewUserOnly__NoTiers: Story = {
  args: { state: variants.returnUserNewUserOnlyNoTiers },
  parameters: { ...spec('CLM-11', 'CLM-27') },
}

/** The claim code is wrong. The guest can correct it. */
export const NewUserNoLongerAvailable__ClaimCode: Story = {
  args: { state: variants.newUserNoLongerAvailableClaimCode },
  parameters: { ...spec('CLM-12', 'CLM-18') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check the claim code' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'back' })
    await expect(canvas.getByRole('textbox', { name: 'Claim code' })).toHaveValue('SUPPER')
  },
}

/** The server did not answer in time. */
export const Failed__Timeout: Story = { args: { state: variants.failedTimeout }, parameters: { ...spec('CLM-17', 'NET-07') } }

/** The server failed. */
export const Failed__Server: Story = { args: { state: variants.failedServer }, parameters: { ...spec('CLM-17', 'NET-07') } }

/** The answer could not be read. */
export const Failed__Malformed: Story = { args: { state: variants.failedMalformed }, parameters: { ...spec('CLM-17', 'NET-05') } }

/** The server refused to load the offer. */
export const Failed__Refused: Story = { args: { state: variants.failedRefused }, parameters: { ...spec('CLM-17') } }

/** A form could not be sent. Back shows what the guest typed. */
export const Failed__Form: Story = {
  args: { state: variants.failedForm },
  parameters: { ...spec('NET-07') },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Back to what I typed' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'back' })
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(admitted(context, guestEmail))
  },
}
