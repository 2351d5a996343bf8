import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { LoadPayments } from '../../apps/runtime/payments/gateway/usePayments.tsx'
import type { PaymentApi } from '../../apps/runtime/payments/paymentSetup.ts'
import type { PaymentRequest } from '../../features/payment/attempt/attempt.ts'
import { type LunchPayment, type LunchReceipt, receipt } from '../../features/payment/examples.ts'
import { simulatePayments } from '../../features/payment/testing/simulatedServer.ts'
import { standInWithoutWallet } from '../checkout/standIn.ts'
import { spec } from '../spec.ts'
import { holdTime, passTime } from '../time.ts'
import { LunchApp } from './LunchApp.tsx'

const loadStandIn = async () => standInWithoutWallet

const server = simulatePayments<PaymentRequest<LunchPayment>, LunchReceipt>({ receipt, accepts: () => true })

const api: PaymentApi<LunchPayment> = {
  namesCharge: true,
  send: async (request) => server.sendPayment(request, 'arrives'),
  complete: async (key) => server.completePayment({ key }, 'arrives'),
  lookUp: async (key) => server.lookUpPayment({ key }, 'arrives'),
  close: async (key) => server.closePayment({ key }, 'arrives'),
}

/** An app that sells a lunch for $10: all it adds to the shared payment is in one file. */
const meta = {
  title: 'Checks/Lunch, an example of a payment',
  tags: ['check'],
  component: LunchApp,
  args: { api, onPaid: fn() },
  decorators: [
    (Story) => (
      <LoadPayments value={loadStandIn}>
        <Story />
      </LoadPayments>
    ),
  ],
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', ...spec('NET-08') },
} satisfies Meta<typeof LunchApp>
export default meta

type Story = StoryObj<typeof meta>
type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

async function pressPay({ canvas, userEvent }: Context): Promise<void> {
  const button = await canvas.findByRole('button', { name: 'Pay $10.00' })
  await waitFor(() => expect(button).toBeEnabled())
  // A payment that has just appeared ignores taps for a moment.
  await passTime(500)
  await userEvent.click(button)
}

export const Pays: Story = {
  play: async (context) => {
    await pressPay(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Lunch is paid' })).toBeVisible()
    await expect(context.canvas.getByText('Your receipt is L-17.')).toBeVisible()
    await expect(context.args.onPaid).toHaveBeenCalledWith({ number: 'L-17' })
  },
}
