import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { RefundScreen } from '../../features/managers/refund/RefundScreen.tsx'
import { askedRefund, refundAttempts, refundStates } from '../../features/managers/refund/examples/refunds.ts'
import type { RefundNotice } from '../../features/managers/refund/refundTexts.ts'
import { partlyRefunded } from '../../features/managers/examples/guests.ts'
import { failureText } from '../../features/shared/api/answers/failureText.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { cents } from '../../features/shared/money/money.ts'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { RefundNoticeAlert } from '../../features/managers/refund/RefundProgress.tsx'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { refundArgs } from './refundArgs.ts'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Managers/Refund attempt',
  component: RefundScreen,
  decorators: [inManagersFrame],
  args: refundArgs,
  parameters: { layout: 'fullscreen', ...spec('MGR-11') },
} satisfies Meta<typeof RefundScreen>
export default meta

type Story = StoryObj<typeof meta>

const { amount } = askedRefund.request
const asked = (attempt: 'asking' | 'askingAgain' | 'askingUnrecorded' | 'paying') => ({
  state: refundStates.asked,
  attempt: refundAttempts[attempt],
})

/** The manager is asked before anything is sent. */
export const Asking: Story = {
  args: asked('asking'),
  parameters: { ...spec('MGR-17') },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(dialog).toHaveAccessibleDescription('Refund $30.00 to Ada Moreau? A refund cannot be undone.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refund $30.00' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
  },
}

/** This device has refunded some of the payment already, and the list may not show it yet. */
export const Asking__Again: Story = {
  args: asked('askingAgain'),
  parameters: { ...spec('MGR-17') },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Refund this again?' })
    await expect(dialog).toHaveTextContent('The list may not show that yet. Refund again only if the guest gets both.')
    await expect(within(dialog).getByRole('button', { name: 'Refund $30.00 again' })).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Don’t refund again' })).toBeVisible()
  },
}

/** The browser cannot keep a record: after a reload the page would not know of the refund. */
export const Asking__Unrecorded: Story = {
  args: asked('askingUnrecorded'),
  parameters: { ...spec('NET-08') },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Keep this page open' })
    await expect(dialog).toHaveTextContent('it can’t tell whether this was refunded')
  },
}

/** It is on its way: it can be neither sent again nor cancelled. */
export const Sending: Story = {
  args: asked('paying'),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Processing...' }))
    await userEvent.click(dialog.getByRole('button', { name: /^Refund/ }))
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

/** The server refused, without saying why. What was typed stays. */
export const Open__Refused: Story = { args: { state: refundStates.refused } }

const notices: { readonly [Kind in RefundNotice['kind']]: Extract<RefundNotice, { kind: Kind }> } = {
  refused: refundStates.refused.notice,
  notSent: { kind: 'notSent', message: failureText({ kind: 'offline' }) },
  changed: { kind: 'changed' },
  // The server has refunded less than was asked.
  made: { kind: 'made', amount: cents(20_00), asked: amount, currency: 'USD', isPending: false },
  notMade: { kind: 'notMade', amount, currency: 'USD' },
}

/** Every notice to a manager beside the form. */
export const Notices: Story = {
  render: () => (
    <Stack space="md">
      {Object.values(notices).map((notice) => (
        <RefundNoticeAlert key={notice.kind} notice={notice} />
      ))}
    </Stack>
  ),
  parameters: { ...spec('MGR-17', 'NET-07', 'NET-08') },
}

/** The answer was lost, and it is looked up. */
export const Unknown: Story = { args: { attempt: refundAttempts.paymentUnknown }, parameters: { ...spec('MGR-17', 'NET-08') } }

/** Refunded: the slip is stamped, and says what is left also before the list does. */
export const Refunded: Story = {
  args: { attempt: refundAttempts.paid },
  parameters: { ...spec('MGR-17') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/\$30\.00 goes back to .?Ada Moreau/)
    await expect(canvas.getByRole('group', { name: 'Refund' })).toHaveTextContent('Paid$122.88Refunded−$30.00Kept$92.88')
    await userEvent.click(canvas.getByRole('button', { name: 'Refund more' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

/** Something of the payment was refunded before: its parts add up from what was left. */
export const Refunded__Again: Story = {
  args: {
    attempt: { ...refundAttempts.paid, attempt: { ...refundAttempts.paid.attempt, due: cents(73_68) } },
    transaction: ready(partlyRefunded),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Refund' })).toHaveTextContent('Left before$73.68Refunded−$30.00Left to refund$43.68')
  },
}

/** The provider takes longer. */
export const Refunded__Pending: Story = { args: { attempt: { ...refundAttempts.paid, receipt: { charged: null, isPending: true } } } }

/** The location's list is so long that the refund itself has pushed its payment out. */
export const Refunded__OutOfList: Story = {
  args: { attempt: refundAttempts.paid, transaction: ready(null) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.back.label })).toBeVisible()
    await expect(canvas.queryByText('No refund data available')).toBeNull()
  },
}

/** A refund whose answer was lost, of a payment that the list no longer has, is looked up and said. */
export const Unknown__OutOfList: Story = {
  args: { attempt: refundAttempts.paymentUnknownUnreachable, transaction: ready(null) },
  parameters: { ...spec('MGR-17', 'NET-08') },
  play: presses('Look again', 'send', { type: 'retry' }),
}

export const Open__OutOfList: Story = {
  args: { state: { ...refundStates.open, notice: notices.made }, transaction: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunded $20.00, not $30.00')).toBeVisible()
  },
}

/** It could not be looked up: nothing can be refunded. */
export const Unknown__Unreachable: Story = {
  args: { attempt: refundAttempts.paymentUnknownUnreachable },
  parameters: { ...spec('MGR-17') },
}

/** The server does not say what became of it: the history does. */
export const Unknown__Unsaid: Story = {
  args: { attempt: refundAttempts.paymentUnknownNoFinalAnswer },
  parameters: { ...spec('MGR-17') },
  play: presses('It’s not in the history: continue', 'send', { type: 'unresolvedLeft' }),
}

/** One that another build has recorded was made: its sum is known, and no more of its terms. */
export const Earlier: Story = {
  args: { state: null, attempt: refundAttempts.earlierPaid },
  parameters: { ...spec('MGR-17', 'NET-08') },
  play: presses('Continue', 'send', { type: 'unresolvedLeft' }),
}
