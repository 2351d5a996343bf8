import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import type { Gift } from '../../features/checkout/gift.ts'
import type { BoughtProps, Bought as Screen } from '../../features/checkout/screens/Bought.tsx'
import { boughtExamples } from '../../mocks/examples/checkout/bought.ts'
import { spec } from '../spec.ts'
import { boughtMeta } from './boughtMeta.tsx'
import { withSettings } from '../withSettings.tsx'

const meta = { ...boughtMeta, title: 'Screens/Checkout/Done' } satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

/** A gift card is paid: the buyer enters the recipient. */
export const GiftPage2: Story = {
  args: boughtExamples.giftPage2,
  parameters: { ...spec('CHK-02', 'CHK-05') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it now' }))
    await expect(await canvas.findByText('Enter a name.')).toBeVisible()
    await expect(canvas.getByLabelText('Their name')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Their name'), 'Maya')
    await expect(canvas.getByRole('complementary', { name: 'What they will see' })).toHaveTextContent('Maya, Ada sent you a gift')
    await userEvent.click(canvas.getByRole('button', { name: 'Skip: I’ll give it myself' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
}

/** A member has paid and finds the credit in the app. */
export const Bought: Story = {
  args: boughtExamples.confirmation,
  parameters: { ...spec('CHK-02', 'CHK-06', 'CHK-07', 'CHK-10', 'ENT-05') },
}

/** A member reads what an invitation brings to a friend and to themselves. */
export const Confirmation__OfMember: Story = { args: boughtExamples.confirmationOfMember, parameters: { ...spec('CHK-06', 'CHK-11') } }

/** The gift goes out on a day in a time zone; the preview is below. */
export const GiftPage2__Typed: Story = { args: boughtExamples.giftPage2Typed, parameters: { ...spec('CHK-05') } }

/** The buyer keeps the bonus: the recipient sees the card without it, and the buyer where it is. */
export const GiftPage2__BonusKept: Story = { args: boughtExamples.giftPage2BonusKept, parameters: { ...spec('CHK-05', 'CHK-10') } }

/** A half-typed day is an error until it is deleted. */
export const GiftPage2__HalfADay: Story = {
  args: boughtExamples.giftPage2HalfADay,
  parameters: { ...spec('CHK-05') },
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByLabelText('Deliver on')
    await userEvent.type(day, '12/2')
    await userEvent.click(canvas.getByRole('button', { name: 'Send it' }))
    await expect(await canvas.findByText('Enter a full date, or leave it empty.')).toBeVisible()
    await expect(day).toHaveFocus()
    await expect(args.onGive).not.toHaveBeenCalled()
    await userEvent.clear(day)
    // The error must disappear before the field loses the focus, so that the button does not move during the press.
    await waitFor(() => expect(canvas.queryByText(/^Enter a full date/)).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Send it now' }))
    await waitFor(() =>
      expect(args.onGive).toHaveBeenCalledWith({
        recipientName: 'Maya',
        message: 'Happy birthday!\nDinner is on me.',
        deliverOn: null,
        timeZone: 'America/Chicago',
        design: 'birthday',
        by: 'email',
        recipientEmail: 'maya@mail.example',
        recipientPhone: '',
      }),
    )
  },
}

/** The server refused the gift; the typed fields are still there. */
export const GiftPage2__Refused: Story = { args: boughtExamples.giftPage2Refused, parameters: { ...spec('CHK-05') } }

/** The gift is being sent. */
export const GiftPage2__Sending: Story = { args: boughtExamples.giftPage2Sending, parameters: { ...spec('CHK-05') } }

/** The answer was lost: the gift may have gone out, and never goes out twice. */
export const GiftPage2__InDoubt: Story = { args: boughtExamples.giftPage2InDoubt, parameters: { ...spec('CHK-05', 'NET-07') } }

/** A new buyer may set a password, which must be long enough and repeated correctly. */
export const Confirmation__NewUser: Story = {
  args: boughtExamples.confirmationNewUser,
  parameters: { ...spec('CHK-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Keep it safe: set a password'))
    await userEvent.type(canvas.getByLabelText('Password'), 'short')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(await canvas.findByText('Password must be at least 8 characters')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password'), 'er-than-before')
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password again'), 'shorter-than-before')
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await expect(args.onPassword).toHaveBeenLastCalledWith('shorter-than-before')
  },
}

/** The password is being sent. */
export const Confirmation__PasswordSending: Story = { args: boughtExamples.confirmationPasswordSending, parameters: { ...spec('CHK-07') } }

/** The server refused the password: its message starts with a bullet. */
export const Confirmation__PasswordRefused: Story = { args: boughtExamples.confirmationPasswordRefused, parameters: { ...spec('CHK-07') } }

/** The password is set: its row says so, and the app is the next step. */
export const Confirmation__PasswordSet: Story = { args: boughtExamples.confirmationPasswordSet, parameters: { ...spec('CHK-07') } }

/** The member has the app: it opens, and nobody asks them to get it. */
export const Confirmation__WithApp: Story = { args: boughtExamples.confirmationWithApp, parameters: { ...spec('CHK-07') } }

/** The price, the discount and what is still due, as the server's answer says. */
export const Confirmation__Partly: Story = {
  args: boughtExamples.confirmationPartly,
  parameters: { ...spec('CHK-06', 'CHK-10') },
  play: async ({ canvas }) => {
    const detailOf = (term: string) => canvas.getByText(term, { selector: 'dt, dt > span' }).closest('dt')?.nextElementSibling
    await expect(detailOf('Price')).toHaveTextContent('$100.00')
    await expect(detailOf('Charged')).toHaveTextContent('$40.00')
    await expect(detailOf('Still to be charged')).toHaveTextContent('$50.00')
    await expect(detailOf('Still to be credited')).toHaveTextContent('$25.00')
    await expect(canvas.getByText('The rest is still to come.')).toBeVisible()
  },
}

/** Less was credited than the buyer was promised: it is no plain success. */
export const Confirmation__LessCredit: Story = { args: boughtExamples.confirmationLessCredit, parameters: { ...spec('CHK-06', 'CHK-10') } }

/** A subscription with its day of the month. */
export const Confirmation__Monthly: Story = {
  args: boughtExamples.confirmationMonthly,
  parameters: { ...spec('CHK-06', 'CHK-08', 'CHK-10', 'SUB-02') },
  play: async ({ canvas }) => {
    const terms = within(canvas.getByRole('region', { name: 'Your subscription renews until you cancel' }))
    await expect(terms.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$40.00',
      'On the 21st of each month',
      'December 21, 2026',
      'December 20, 2026 to avoid it',
      'Cancel at any time, on this site or in the app; what is paid stays yours.',
    ])
    await expect(terms.getByRole('link', { name: /^Manage or cancel your subscription/ })).toBeVisible()
  },
}

/** The enterprise has subscriptions managed elsewhere: that page opens in a new tab. */
export const Confirmation__OtherSubscriptionPage: Story = {
  args: boughtExamples.confirmationMonthly,
  decorators: [withSettings({ manageSubscriptionUrl: 'https://subscriptions.example/manage' })],
  parameters: { ...spec('SUB-02') },
}

/** A gift card was sent, and the buyer keeps the bonus. */
export const Confirmation__GiftSent: Story = {
  args: boughtExamples.confirmationGiftSent,
  parameters: { ...spec('CHK-05', 'CHK-10', 'LAW-03') },
}

/** The answer comes at once. */
function Answered(props: BoughtProps) {
  const [given, setGiven] = useState(props.state.given)
  const onGive = (gift: Gift) => setGiven({ is: 'sent', gift, isLatest: true, mayGoTo: [] })
  return boughtMeta.render({ ...props, state: { ...props.state, given }, onGive })
}

/** Sent, it goes into its wrapping. Meanwhile what to know and to do is there. */
export const Confirmation__GiftGoesOut: Story = {
  args: boughtExamples.giftPage2HalfADay,
  parameters: { ...spec('CHK-05', 'CHK-06') },
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it now' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Purchase Successful' })).toHaveFocus()
    const moment = canvasElement.querySelector('[data-wrapping]')?.getAnimations({ subtree: true }) ?? []
    await expect(moment.length).toBeGreaterThanOrEqual(3)
    for (const motion of moment) {
      motion.pause()
      motion.currentTime = 300
    }
    await expect(canvas.getByRole('link', { name: 'Give another gift' })).toBeVisible()
    await expect(canvas.getByText('maya@mail.example')).toBeVisible()
    for (const motion of moment) motion.finish()
    await expect(canvas.getByText(/^For .?Maya/, { selector: 'p' })).toBeVisible()
  },
}

/** A gift card that arrives on a day. */
export const Confirmation__GiftOnDay: Story = { args: boughtExamples.confirmationGiftOnDay, parameters: { ...spec('CHK-05') } }

/** The answer to a gift was lost. The buyer changed it and sent it again, but the first one had gone out. */
export const Confirmation__GiftBefore: Story = { args: boughtExamples.confirmationGiftBefore, parameters: { ...spec('CHK-05') } }

/** The answer to a gift was lost and the buyer skipped: it may have gone out. */
export const Confirmation__GiftUnknown: Story = { args: boughtExamples.confirmationGiftUnknown, parameters: { ...spec('CHK-05') } }

/** The pass, which has no credit. */
export const Confirmation__Pass: Story = { args: boughtExamples.confirmationPass, parameters: { ...spec('CHK-09') } }

/** The pass goes into the wallets of phones, where the server has passes: also before its buyer has set a password. */
export const Confirmation__PassWallets: Story = { args: boughtExamples.confirmationPassWallets, parameters: { ...spec('WAL-01') } }

/** A gift card that the buyer gives in person. */
export const Confirmation__GiftSkipped: Story = { args: boughtExamples.confirmationGiftSkipped, parameters: { ...spec('CHK-05') } }

/** The charged amount differs from the agreed one: the page says so and links the support team. */
export const Confirmation__OtherCharge: Story = { args: boughtExamples.confirmationOtherCharge, parameters: { ...spec('CHK-10') } }
