import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { spec } from '../spec.ts'
import type { AssembledClaim } from './AssembledClaim.tsx'
import { claimAppMeta, link } from './claimAppMeta.ts'
import { arrive, askForCode, claimAsMember, claimsMade, fill, findOffer, member, press, signIn, textedCode } from './guest.ts'

const meta = {
  ...claimAppMeta,
  title: 'Flows/Claim mistakes',
  parameters: { ...claimAppMeta.parameters, ...spec('CLM-25') },
} satisfies Meta<typeof AssembledClaim>
export default meta

type Story = StoryObj<typeof meta>

/** The code is unknown. The guest corrects it. */
export const UnknownOffer: Story = {
  args: link('WELCOM25'),
  parameters: { ...spec('CLM-17') },
  play: async (context) => {
    await arrive(context, 'unknownOffer')
    await expect(await context.canvas.findByLabelText('Offer code')).toHaveValue('WELCOM25')
    await findOffer(context, 'WELCOME25')
    await arrive(context, 'emailInput')
  },
}

/** The claim code is wrong. The guest finds it as typed and corrects it. */
export const WrongClaimCode: Story = {
  args: link('EXTRA25', 'SUPPER'),
  parameters: { ...spec('CLM-01', 'CLM-16', 'CLM-18') },
  play: async (context) => {
    await arrive(context, 'newUserNoLongerAvailable')
    await press(context, 'Check the claim code')
    await expect(await context.canvas.findByLabelText('Claim code')).toHaveValue('SUPPER')
    await fill(context, 'Claim code', 'DINNER')
    await press(context, 'Continue')
    await arrive(context, 'emailInput')
  },
}

/** The password is wrong: the message stays until the right one. */
export const WrongPassword: Story = {
  args: link('WELCOME25', member.email),
  parameters: { ...spec('CLM-04', 'CLM-24') },
  play: async (context) => {
    await claimAsMember(context, 'supper4two')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('supper4two')
    await signIn(context)
    await arrive(context, 'success')
  },
}

/** The SMS code is wrong. It stays in the field until the guest corrects it. */
export const WrongSmsCode: Story = {
  args: link('PHONE25'),
  parameters: { ...spec('CLM-03', 'CLM-22') },
  play: async (context) => {
    await askForCode(context)
    await fill(context, 'Verification code', '000000')
    await context.canvas.findByText('Incorrect verification code. Please try again.')
    await expect(context.canvas.getByLabelText('Verification code')).toHaveValue('000000')
    await fill(context, 'Verification code', textedCode())
    await arrive(context, 'noAccount')
    await expect(claimsMade()).toBe(1)
  },
}
