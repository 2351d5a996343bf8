import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RefundScreen } from '../../features/managers/refund/RefundScreen.tsx'
import { cents } from '../../features/shared/money/money.ts'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { fullyRefunded, partlyRefunded, payment } from '../../features/managers/examples/guests.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'
import { refundArgs } from './refundArgs.ts'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Managers/Refund',
  component: RefundScreen,
  decorators: [inManagersFrame],
  args: refundArgs,
  parameters: { layout: 'fullscreen', ...spec('MGR-11') },
} satisfies Meta<typeof RefundScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A payment that nobody has refunded. */
export const Open: Story = {}

/** The rest after completed and pending refunds, and who refunded, when and why. */
export const Open__PartlyRefunded: Story = { args: { transaction: ready(partlyRefunded) }, parameters: { ...spec('MGR-17') } }

/** A missing or too large amount has an error at its field. */
export const Open__Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const refund = canvas.getByRole('button', { name: 'Refund' })
    await userEvent.click(refund)
    await expect(canvas.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason for the refund')
    const amount = canvas.getByLabelText('Refund amount')
    await userEvent.type(amount, '10368')
    await expect(canvas.getByRole('group', { name: 'Left to refund' })).toHaveTextContent('Bill$103.68 of $103.68Tip$0.00 of $19.20')
    await userEvent.clear(amount)
    await userEvent.type(amount, '10369')
    await expect(canvas.getByText('Refund amount cannot exceed refundable amount of $103.68')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Modify tip'))
    await expect(canvas.getByText('Up to $122.88: the $19.20 tip first, then the bill')).toBeVisible()
    await userEvent.click(refund)
    await expect(canvas.queryByText(/^Refund amount cannot exceed/)).toBeNull()
    await expect(args.onRefund).not.toHaveBeenCalled()
  },
}

/** The tip alone: the manager is asked before anything is sent. */
export const Open__TipAlone: Story = {
  parameters: { ...spec('MGR-17') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'Other')
    await userEvent.type(canvas.getByLabelText('Refund amount'), '1920')
    await userEvent.click(canvas.getByLabelText('Modify tip'))
    await userEvent.type(canvas.getByLabelText('Notes (optional)'), 'Left by mistake')
    await userEvent.click(canvas.getByRole('button', { name: 'Refund $19.20 to Ada Moreau' }))
    const request = { reason: 'other', amount: 19_20, notes: 'Left by mistake', modifyTip: true }
    const left = { bill: 103_68, tips: 19_20, grandTotal: 122_88 }
    const asked = { transactionId: payment.id, guestName: 'Ada Moreau', currency: 'USD', request, left }
    await expect(args.onRefund).toHaveBeenCalledWith(asked)
  },
}

/** Everything that is left, or the tip alone, with one press. */
export const Open__Presets: Story = {
  parameters: { ...spec('MGR-17') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Reason'), 'Other')
    await userEvent.click(canvas.getByRole('button', { name: /^Tip only/ }))
    await expect(canvas.queryByLabelText('Refund amount')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Refund $19.20 to Ada Moreau' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Other amount' }))
    await expect(canvas.getByLabelText('Refund amount')).toHaveValue('$19.20')
    await expect(canvas.getByLabelText('Modify tip')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /^Everything/ }))
    await expect(canvas.getByRole('button', { name: 'Refund $122.88 to Ada Moreau' })).toBeVisible()
  },
}

/** Nothing is left: no button. */
export const Open__FullyRefunded: Story = {
  args: { transaction: ready(fullyRefunded) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing of this payment can be refunded.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull()
  },
}

/** A refund in the list of payments: its amount is negative. */
export const Open__Refund: Story = {
  args: { transaction: ready({ ...payment, isRefund: true, refundable: false, amount: cents(-30_00), refundStatus: 'Refunded' }) },
}

/** A tip or an earlier refund cannot be read: nobody can say what is left, so nothing is refunded. */
export const Open__Unreadable: Story = {
  args: { transaction: ready({ ...payment, isUnreadable: true }) },
  parameters: { ...spec('MGR-17', 'NET-05') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We cannot read what is left to refund of this payment.')
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull()
    await expect(canvas.queryByText('Up to', { exact: false })).toBeNull()
    await expect(canvas.queryByText('Left to refund')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The payment could not be read again. */
export const Open__Stale: Story = { args: { transaction: ready(payment, { staleCause: { kind: 'offline' } }) } }

export const Loading: Story = { args: { transaction: loading } }

export const Failed: Story = { args: { transaction: failedToLoad({ kind: 'server' }) }, play: presses('Try again', 'onRetry') }

/** The address names no payment of the guest. */
export const NoData: Story = { args: { transaction: ready(null) } }
