import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { buyer } from '../../features/checkout/examples/examples.ts'
import { store } from '../../mocks/handlers/all.ts'
import { admitted } from '../claim/addresses.ts'
import { holdTime, passTime } from '../time.ts'
import { AssembledCheckout } from './AssembledCheckout.tsx'

/** Shared by the stories of the assembled checkout: each starts without saved data, and controls the time. */
export const checkoutAppMeta = {
  component: AssembledCheckout,
  args: { address: '/?ico_id=ico-100' },
  // On a busy machine they would otherwise load while the buyer waits.
  loaders: [
    () => import('../../features/checkout/screens/LazyScreens.tsx'),
    () => import('../../apps/runtime/account/ResetPassword.tsx'),
    () => import('../../apps/runtime/payments/gateway/PaymentCard.tsx'),
    () => import('../../apps/runtime/payments/gateway/WalletButtons.tsx'),
  ],
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledCheckout>

export type Play = (context: StoryContext<Parameters<typeof AssembledCheckout>[0]>) => Promise<void>
export type PlayContext = Parameters<Play>[0]

/** A payment that has just appeared ignores taps, so the buyer waits a moment. */
const waitForGuard = () => passTime(500)

export async function press({ canvas, userEvent }: PlayContext, name: string | RegExp): Promise<void> {
  const button = await canvas.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await waitForGuard()
  await userEvent.click(button)
}

/** From the details to the card. */
export async function fillDetails(context: PlayContext, onward = 'Continue to payment'): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.type(await canvas.findByLabelText('Email'), admitted(context, buyer.email))
  await userEvent.type(canvas.getByLabelText('First name'), buyer.firstName)
  await userEvent.type(canvas.getByLabelText('Last name'), buyer.lastName)
  await press(context, onward)
}

/** Waits for this heading. */
export async function expectAt({ canvas }: PlayContext, title: string): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The number of charges. */
export const chargesMade = (): number => store.state.charges.length
