import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SuccessScreen } from '../../features/diner/SuccessScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { receipts } from '../../features/diner/examples/checks.ts'
import { agreedOnDinner as agreed } from '../../features/diner/examples/payments.ts'
import { signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { holdTime } from '../time.ts'
import { withoutPicture } from '../withoutPicture.ts'
import { presses } from '../plays.ts'

const paid = (receipt: (typeof receipts)['member']) => ready({ outcome: 'paid', receipt } as const)

const meta = {
  title: 'Screens/Diner/Success',
  component: SuccessScreen,
  args: {
    payment: paid(receipts.member),
    agreed: null,
    celebrates: false,
    onAnotherBill: fn(),
    receiptHref: '#receipt',
    checkHref: '#check',
    returnUrl: null,
    onRetry: fn(),
  },
  decorators: [signedInAs()],
  parameters: { layout: 'fullscreen', controls: { include: ['payment', 'celebrates', 'returnUrl'] }, ...spec('DIN-03') },
} satisfies Meta<typeof SuccessScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A member who takes part in the rewards. */
export const Ready: Story = { beforeEach: holdTime }

/** A guest has saved and earned nothing, and reads nothing about it. */
export const Ready__Guest: Story = { args: { payment: paid(receipts.guest), returnUrl: 'https://order.example/table/12' } }

/** The diner has paid just now. */
export const Ready__Celebrating: Story = { args: { celebrates: true }, parameters: { ...withoutPicture('Confetti falls at random.') } }

/** The server says nothing but that it was paid. */
export const Ready__Bare: Story = { args: { payment: paid(receipts.bare) } }

/** The server says nothing but that it was paid: the page says what this device has agreed to. */
export const Ready__AsAgreed: Story = { args: { payment: paid(receipts.bare), agreed } }

/** The card was charged another amount than the diner agreed to. */
export const Ready__OtherCharge: Story = { args: { agreed } }

/** Charged, but the till was not told: the staff must be, and nothing is paid again. */
export const Ready__TillNotInformed: Story = {
  args: { payment: paid(receipts.tillNotInformed) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    await expect(canvas.getByText('check-31')).toBeVisible()
    await expect(canvas.getByText('$77.88')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'This is a new bill with the same number' }))
    await expect(args.onAnotherBill).toHaveBeenCalledOnce()
  },
}

/** The address names a payment that has not arrived: it may still be taken. */
export const Ready__Unknown: Story = { args: { payment: ready({ outcome: 'unknown' }) }, parameters: { ...spec('DIN-05') } }

/** The address names an attempt that has charged nothing and never will. */
export const Ready__NotCharged: Story = { args: { payment: ready({ outcome: 'closed' }) }, parameters: { ...spec('DIN-05') } }

export const Loading: Story = { args: { payment: loading } }

export const Failed: Story = {
  args: { payment: failedToLoad({ kind: 'offline' }) },
  parameters: { ...spec('DIN-05', 'NET-07') },
  play: presses('Try again', 'onRetry'),
}
