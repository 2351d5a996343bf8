import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { RefundScreen } from '../../features/managers/refund/RefundScreen.tsx'
import { refundRequest, refunds } from '../../features/managers/refund/testing/refunds.ts'
import type { RefundNotice } from '../../features/managers/refund/refundPayment.ts'
import { failureText } from '../../features/shared/api/failureText.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { fullyRefunded, partlyRefunded } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { refundArgs } from './refundArgs.ts'
import { presses, says } from '../plays.ts'

const meta = {
  title: 'Screens/Managers refund attempt',
  component: RefundScreen,
  decorators: [inManagersFrame],
  args: refundArgs,
  parameters: { layout: 'fullscreen', ...spec('MGR-11') },
} satisfies Meta<typeof RefundScreen>
export default meta

type Story = StoryObj<typeof meta>

const { amount } = refundRequest

/** The form, with what became of a refund, and what was typed. */
const withNotice = (notice: RefundNotice) => ({ notice, typed: refundRequest })
const refused = withNotice({ kind: 'refused', message: 'Failed to process refund' })

/** It is on its way: it can be neither sent again nor cancelled. */
export const Sending: Story = {
  args: { state: refunds.sending },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Processing...' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await expect(args.onRefund).not.toHaveBeenCalled()
  },
}

/** The server refused, without saying why. What was typed stays. */
export const Idle__Refused: Story = {
  args: refused,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to process refund')).toBeVisible()
    await expect(canvas.getByLabelText('Refund amount')).toHaveValue('$30.00')
    await expect(canvas.getByLabelText('Reason')).toHaveDisplayValue('Food or service')
  },
}

/** Somebody else has refunded all of it meanwhile. */
export const Idle__RefusedNothingLeft: Story = {
  args: { transaction: ready(fullyRefunded), ...refused },
  play: says('Failed to process refund', 'Nothing of this payment can be refunded.'),
}

/** The payment could not be read before the refund. */
export const Idle__NotSent: Story = {
  args: withNotice({ kind: 'notSent', message: failureText({ kind: 'offline' }) }),
  parameters: { ...spec('NET-07') },
  play: says('Nothing was refunded', /You seem to be offline/),
}

/** Another refund was made since the payment was shown. */
export const Idle__Changed: Story = {
  args: { transaction: ready(partlyRefunded), ...withNotice({ kind: 'changed' }) },
  parameters: { ...spec('MGR-17', 'NET-08') },
  play: says('Nothing was refunded', /Check what is left/),
}

/** A refund whose answer was lost before a reload was made. */
export const Idle__Made: Story = {
  args: { transaction: ready(partlyRefunded), notice: { kind: 'made', amount, isPending: false } },
  parameters: { ...spec('MGR-17', 'NET-08') },
  play: says('$30.00 was refunded'),
}

/** A refund whose answer was lost was not made. */
export const Idle__NotMade: Story = {
  args: withNotice({ kind: 'notMade', amount }),
  parameters: { ...spec('MGR-17', 'NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$30.00 was not refunded')).toBeVisible()
    await expect(canvas.getByLabelText('Refund amount')).toHaveValue('$30.00')
  },
}

/** The answer was lost: it is looked up, and nothing else can be refunded. */
export const LookingUp: Story = {
  args: { state: refunds.lookingUp },
  parameters: { ...spec('MGR-17') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking up the refund of $30.00…')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull()
  },
}

/** It could not be looked up: nothing can be refunded. */
export const Unreachable: Story = {
  args: { state: refunds.unreachable },
  parameters: { ...spec('MGR-17') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We do not know yet whether $30.00 was refunded')).toBeVisible()
    await expect(canvas.queryByLabelText('Refund amount')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /go on/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}

/** The server does not say what became of it: the history does. */
export const Unsaid: Story = {
  args: { state: refunds.unsaid },
  parameters: { ...spec('MGR-17') },
  play: presses('It is not in the history: go on', 'send', { type: 'unresolvedLeft' }),
}
