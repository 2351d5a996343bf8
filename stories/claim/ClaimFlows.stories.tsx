import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { store } from '../../mocks/handlers/all.ts'
import { spec } from '../spec.ts'
import { admitted } from './addresses.ts'
import type { AssembledClaim } from './AssembledClaim.tsx'
import { claimAppMeta, link } from './claimAppMeta.ts'
import {
  arrive,
  askForCode,
  claimAsMember,
  claimByEmail,
  claimsMade,
  enterCode,
  fill,
  findOffer,
  member,
  press,
  textedCode,
} from './guest.ts'
import { hasten, passTime } from '../time.ts'

const meta = { ...claimAppMeta, title: 'Flows/Claim' } satisfies Meta<typeof AssembledClaim>
export default meta

type Story = StoryObj<typeof meta>

/** A new guest claims by email, and wants to hear more. */
export const ByEmail: Story = {
  args: link('WELCOME25'),
  parameters: { ...spec('CLM-14', 'CLM-16', 'CLM-19', 'CLM-21', 'CLM-29') },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('checkbox', { name: /^Email me/ }))
    await claimByEmail(context, ' Ada.Moreau@Mail.example ')
    await arrive(context, 'emailClaimSuccess')
    await expect(context.canvas.getByText(admitted(context, 'ada.moreau@mail.example'))).toBeVisible()
    await expect(store.state.claims).toMatchObject([{ offerCode: 'WELCOME25', emailOptIn: true, smsOptIn: false }])
  },
}

/** The link has a member's address. They sign in, and the claim follows. */
export const ByEmail__Member: Story = {
  args: link('WELCOME25', member.email),
  parameters: { ...spec('CLM-05', 'CLM-16', 'CLM-24', 'CLM-26') },
  play: async (context) => {
    await claimAsMember(context)
    await arrive(context, 'success')
    await expect(store.state.claims).toMatchObject([{ emailOptIn: false }])
  },
}

/** A new guest claims by phone and wants to hear more: the sixth digit sends the code, and the app is the last step. */
export const ByPhone: Story = {
  args: link('PHONE25'),
  parameters: { ...spec('CLM-03', 'CLM-07', 'CLM-19', 'CLM-20', 'CLM-22', 'CLM-29') },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('checkbox', { name: /^Text me/ }))
    await askForCode(context, '(212) 555-0107')
    await enterCode(context)
    await arrive(context, 'noAccount')
    await expect(store.state.claims).toMatchObject([{ guest: ['12125550107'], smsOptIn: true, emailOptIn: false }])
  },
}

/** A member's phone. The code is pasted with a space in it. */
export const ByPhone__Member: Story = {
  args: link('PHONE25', member.phone),
  parameters: { ...spec('CLM-05', 'CLM-16', 'CLM-22') },
  play: async (context) => {
    await press(context, 'Text me the code')
    await arrive(context, 'smsVerification')
    await context.userEvent.click(context.canvas.getByLabelText('Verification code'))
    await context.userEvent.paste(`${textedCode().slice(0, 3)} ${textedCode().slice(3)}`)
    await arrive(context, 'success')
    await expect(claimsMade()).toBe(1)
  },
}

/** The offer needs both contacts and the guest's consent. The box is not ticked beforehand. */
export const ByEmailAndPhone: Story = {
  args: link('OPTIN25'),
  parameters: { ...spec('CLM-19', 'CLM-29') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context, 'Email', admitted(context, 'ada.moreau@mail.example'))
    await askForCode(context)
    const choice = await canvas.findByRole('checkbox', { name: /^Email me/ })
    await expect(choice).toHaveAccessibleDescription('This offer comes by email: please tick the box to receive it.')
    await expect(choice).toHaveFocus()
    await userEvent.click(choice)
    await press(context, 'Text me the code')
    await enterCode(context)
    await arrive(context, 'noAccount')
    await expect(store.state.claims).toMatchObject([{ emailOptIn: true, smsOptIn: false }])
  },
}

/** No code arrived. The guest texts VERIFY, and the third check finds it. */
export const TextUsInstead: Story = {
  args: link('PHONE25', '12125550199'),
  parameters: { ...spec('CLM-06', 'CLM-23') },
  play: async (context) => {
    await press(context, 'Text me the code')
    await press(context, "Didn't receive code")
    await arrive(context, 'altVerification')
    await hasten(() => expect(claimsMade()).toBe(1))
    await arrive(context, 'noAccount')
    await expect(Object.values(store.state.verifications)).toMatchObject([{ polls: 3 }])
  },
}

/** The guest leaves the wait to change the number. The checks stop. */
export const TextUsInstead__Left: Story = {
  args: link('PHONE25', '12125550107'),
  parameters: { ...spec('CLM-23') },
  play: async (context) => {
    const looks = () => Object.values(store.state.verifications).map(({ polls }) => polls)
    await press(context, 'Text me the code')
    await press(context, "Didn't receive code")
    await hasten(() => expect(looks()).toEqual([2]))
    await press(context, 'Change phone number')
    await arrive(context, 'emailInput')
    await passTime(60_000)
    await expect(looks()).toEqual([2])
  },
}

/** The guest requests another code after the wait. Only the new code is valid. */
export const AnotherCode: Story = {
  args: link('PHONE25', '12125550107'),
  parameters: { ...spec('CLM-22') },
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Text me the code')
    await arrive(context, 'smsVerification')
    await expect(canvas.getByRole('timer')).toHaveTextContent(/0:(30|29)/)
    const first = textedCode()
    await passTime(30_000)
    await press(context, 'Send a new code')
    await canvas.findByRole('timer')
    await expect(textedCode()).not.toBe(first)
    await fill(context, 'Verification code', textedCode())
    await arrive(context, 'noAccount')
  },
}

/** The guest changes a wrong number. The form shows what they typed. */
export const AnotherPhone: Story = {
  args: link('PHONE25', '12125550107'),
  parameters: { ...spec('CLM-20', 'CLM-22') },
  play: async (context) => {
    await press(context, 'Text me the code')
    await press(context, 'Change phone number')
    await arrive(context, 'emailInput')
    await expect(context.canvas.getByLabelText('Mobile number')).toHaveValue('+1 212-555-0107')
    await askForCode(context, '212 555 0108')
    await arrive(context, 'smsVerification')
    await expect(context.canvas.getByText(/\+1 212-555-0108/)).toBeVisible()
  },
}

/** Without a link the guest types the offer's code, then its claim code. */
export const CodesTyped: Story = {
  args: { hash: '' },
  parameters: { ...spec('CLM-00', 'CLM-01', 'CLM-17', 'CLM-18', 'CLM-21') },
  play: async (context) => {
    await findOffer(context, 'extra-25')
    await arrive(context, 'claimCode')
    await fill(context, 'Claim code', ' dinner ')
    await press(context, 'Continue')
    await arrive(context, 'emailInput')
    await claimByEmail(context)
    await arrive(context, 'emailClaimSuccess')
    await expect(store.state.claims).toMatchObject([{ offerCode: 'EXTRA25' }])
  },
}
