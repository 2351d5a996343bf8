import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ClaimScreen, ClaimScreenProps } from '../../features/claim/ClaimScreen.tsx'
import type { ClaimEvent } from '../../features/claim/events.ts'
import { states } from '../../features/claim/examples/states.ts'
import { variants } from '../../features/claim/examples/variants.ts'
import { spec } from '../spec.ts'
import { claimScreenMeta } from './claimScreenMeta.tsx'
import { eventsOf, overflowing } from './looking.ts'

const narrow = { viewport: { value: 'w320', isRotated: false } }

const meta = {
  ...claimScreenMeta,
  title: 'Screens/Claim/Absurd input',
  // The breaking of long text depends on the enterprise's font.
  tags: ['each-enterprise'],
  args: { ...claimScreenMeta.args, state: states.offerCode },
  globals: narrow,
} satisfies Meta<typeof ClaimScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Hostile or accidental input. */
const absurd = {
  whitespace: ' \t  ',
  emoji: '🍜🥢👩‍🍳',
  rightToLeft: 'مرحبا، أين العرض؟',
  tooLong: 'x'.repeat(10_000),
  markup: '<b onclick="alert(1)">',
} as const
type Absurd = keyof typeof absurd

/** Pastes each text and presses Enter. Expects the message, and no overflow. */
async function tellsOff(
  { canvas, userEvent }: StoryContext<ClaimScreenProps>,
  label: string,
  message: RegExp,
  texts: readonly Absurd[],
): Promise<void> {
  for (const text of texts) {
    const field = canvas.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.paste(absurd[text])
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription(message)
    await expect(field).toHaveFocus()
    await expect(overflowing()).toEqual([])
  }
}

/** The same, and expects that nothing is submitted. */
const refuses =
  (label: string, message: RegExp, submitted: ClaimEvent['type'], texts: readonly Absurd[]) =>
  async (context: StoryContext<ClaimScreenProps>): Promise<void> => {
    await tellsOff(context, label, message, texts)
    await expect(eventsOf(context.args.send, submitted)).toEqual([])
  }

const all: readonly Absurd[] = ['whitespace', 'emoji', 'rightToLeft', 'tooLong', 'markup']
/** The letters of a tag form a valid code. */
const allButMarkup: readonly Absurd[] = ['whitespace', 'emoji', 'rightToLeft', 'tooLong']

/** Nonsense for an offer's code. */
export const OfferCode__Absurd: Story = {
  parameters: { ...spec('CLM-00', 'CLM-21') },
  play: refuses('Offer code', /Enter your offer code\./, 'offerCodeSubmitted', allButMarkup),
}

/** Markup for an offer's code: its letters and digits are sent, and nothing of it is drawn. */
export const OfferCode__Markup: Story = {
  parameters: { ...spec('CLM-00', 'CLM-21') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Offer code'))
    await userEvent.paste(absurd.markup)
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'offerCodeSubmitted', code: 'BONCLICKALERT1' })
  },
}

/** Nonsense for a claim code. */
export const ClaimCode__Absurd: Story = {
  args: { state: states.claimCode },
  parameters: { ...spec('CLM-01', 'CLM-21') },
  play: refuses('Claim code', /Enter your claim code\./, 'claimCodeSubmitted', allButMarkup),
}

/** Nonsense for an address. */
export const EmailInput__Absurd: Story = {
  args: { state: states.emailInput },
  parameters: { ...spec('CLM-02', 'CLM-21') },
  play: refuses('Email', /valid (.+ )?email address/, 'contactSubmitted', all),
}

/** Nonsense for a number. */
export const EmailInput__AbsurdPhone: Story = {
  args: { state: variants.emailInputByPhone },
  parameters: { ...spec('CLM-02', 'CLM-20') },
  play: refuses('Phone number', /Please enter a valid phone number\./, 'contactSubmitted', allButMarkup),
}

/** Nonsense for the six digits: none of it comes into the field, which stays empty and is not sent. */
export const SmsVerification__Absurd: Story = {
  args: { state: states.smsVerification },
  parameters: { ...spec('CLM-03', 'CLM-22') },
  play: async (context) => {
    const { send } = context.args
    await tellsOff(context, 'Verification code', /Enter all 6 digits\./, allButMarkup)
    await expect(eventsOf(send, 'smsCodeTyped')).toEqual([])
    await expect(eventsOf(send, 'smsCodeSubmitted')).toEqual([])
  },
}

/** Nonsense for a password that is too short to be one. */
export const Authentication__Absurd: Story = {
  args: { state: states.authentication },
  parameters: { ...spec('CLM-04', 'CLM-24') },
  play: refuses('Password', /at least 6 characters/, 'passwordSubmitted', ['whitespace']),
}

/** A password may be anything: it is sent just as it was typed. */
export const Authentication__AnyPassword: Story = {
  args: { state: states.authentication },
  parameters: { ...spec('CLM-04', 'CLM-24') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.paste(absurd.tooLong)
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'passwordSubmitted', text: absurd.tooLong })
    await expect(overflowing()).toEqual([])
  },
}

/** A person who reads from right to left. */
export const EmailInput__RightToLeft: Story = {
  args: { state: variants.emailInputLongNames },
  globals: { ...narrow, direction: 'rtl' },
  parameters: { ...spec('CLM-02') },
  play: async () => expect(overflowing()).toEqual([]),
}

/** A person who has doubled the size of all text. */
export const EmailInput__LargeText: Story = {
  args: { state: variants.emailInputLongNames },
  globals: { ...narrow, textSize: 'double' },
  parameters: { ...spec('CLM-02') },
  play: async () => expect(overflowing()).toEqual([]),
}

/** The same, with a number to be read off. */
export const AltVerification__LargeText: Story = {
  args: { state: states.altVerification },
  globals: { ...narrow, textSize: 'double' },
  parameters: { ...spec('CLM-06') },
  play: async () => expect(overflowing()).toEqual([]),
}
