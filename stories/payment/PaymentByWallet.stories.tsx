import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/gateway/PaymentCard.tsx'
import { WalletButtons } from '../../apps/runtime/payments/gateway/WalletButtons.tsx'
import type { RunningPayment } from '../../features/payment/attempt/running.ts'
import { type LunchPayment, cards, lunch, paymentStates } from '../../features/payment/examples.ts'
import { standInForStripe } from '../checkout/standIn.ts'
import { drawnByGateway } from '../gatewayField.ts'
import { spec } from '../spec.ts'
import { LunchScreen } from './LunchApp.tsx'

const focus = fn()
const sum = { ...lunch, renewal: null }
const wallet = <WalletButtons stripe={standInForStripe} sum={sum} known mayPay={() => true} onAnswer={fn()} onConfirm={fn()} />
const field = <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} />
/** A payer with a wallet, and without a saved card. */
const withWallet = (isTyped: boolean): { payment: RunningPayment<LunchPayment> } => ({
  payment: {
    state: paymentStates.choosing,
    send: fn(),
    sum: lunch,
    mayPay: true,
    cards: [],
    onPay: fn(),
    onAnswer: fn(),
    card: { kind: 'ready', field, isTyped, focus },
    wallets: { kind: 'ready', buttons: wallet },
  },
})

/** The payment that every surface embeds, in a browser with a wallet. */
const meta = {
  title: 'Screens/Shared/Payment by wallet',
  component: LunchScreen,
  args: withWallet(false),
  parameters: { layout: 'fullscreen', controls: { include: ['payment'] }, ...spec('CHK-04') },
} satisfies Meta<typeof LunchScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A wallet is the main action: the card's field opens after one press, takes the focus, and has its own button. */
export const Choosing: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(drawnByGateway(canvasElement, 'button').map(({ textContent }) => textContent)).toEqual(['Sandbox Pay']))
    await expect(canvas.queryByRole('group', { name: 'Card' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Pay $10.00' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }))
    await expect(canvas.getByRole('group', { name: 'Card' })).toBeVisible()
    await expect(canvas.getByText('Encrypted and handled by Stripe.')).toBeVisible()
    await expect(focus).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $10.00' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'newCard' })
  },
}

/** A black button would not be seen on a dark page. */
export const Choosing__Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(drawnByGateway(canvasElement, 'button').map(({ style }) => style.background)).toEqual(['rgb(255, 255, 255)']),
    )
  },
}

/** The wallet's sheet. A payer who closes it is where they were. */
export const Choosing__Sheet: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [button] = await waitFor(() => {
      const drawn = drawnByGateway(canvasElement, 'button')
      if (drawn.length === 0) throw new Error('The wallet’s button is not there.')
      return drawn
    })
    await userEvent.click(button ?? canvasElement)
    const sheet = within(await screen.findByRole('dialog', { name: 'Sandbox Pay' }))
    await expect(sheet.getByText('$10.00')).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Pay by card' })).toBeVisible()
  },
}

function LateWallet({ payment }: { readonly payment: RunningPayment<LunchPayment> }) {
  const [kind, setKind] = useState<'asking' | 'ready'>('asking')
  const buttons = (
    <WalletButtons
      stripe={standInForStripe}
      sum={sum}
      known={false}
      mayPay={() => true}
      onAnswer={() => setKind('ready')}
      onConfirm={fn()}
    />
  )
  return <LunchScreen payment={{ ...payment, wallets: { kind, buttons } }} />
}

/** The wallet answers after the page is shown: the payer may have begun at the card, so it stays open. */
export const Choosing__LateWallet: Story = {
  render: ({ payment }) => <LateWallet payment={payment} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Or pay by card')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Card' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $10.00' })).toBeEnabled()
  },
}

/** A typed card is the main action, and the wallet stays above it. */
export const Choosing__CardTyped: Story = { args: withWallet(true) }

/** A saved card counts like a typed one. */
export const Choosing__SavedCard: Story = {
  args: { payment: { ...withWallet(false).payment, cards } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $10.00' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'savedCard', id: 'pm_visa' })
  },
}

/** A payment by wallet is under way: its progress is where every payment shows it. */
export const Paying: Story = {
  args: {
    payment: {
      ...withWallet(false).payment,
      state: { ...paymentStates.paying, sent: { ...paymentStates.paying.sent, method: { kind: 'wallet' }, card: null } },
    },
  },
}
