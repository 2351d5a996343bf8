import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { guestEmail } from '../../features/claim/testing/examples.ts'
import { store } from '../../mocks/handlers/all.ts'
import { admitted } from '../claim/addresses.ts'
import { holdTime, passTime } from '../time.ts'
import { AssembledCheckout } from './AssembledCheckout.tsx'

/** What the stories of the assembled checkout have in common: each begins on an empty device and server, and holds the time. */
export const checkoutAppMeta = {
  component: AssembledCheckout,
  args: { address: '/?ico_id=ico-100' },
  // A busy machine would else fetch them while a buyer waits.
  loaders: [
    () => import('../../features/checkout/LazyScreens.tsx'),
    () => import('../../apps/checkout/PaymentCard.tsx'),
    () => import('../../apps/checkout/WalletButtons.tsx'),
  ],
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledCheckout>

/** What a buyer does and sees, in any story of the assembled checkout. */
export type Play = (context: StoryContext<Parameters<typeof AssembledCheckout>[0]>) => Promise<void>
export type Looker = Parameters<Play>[0]

/** A payment that has only just come into sight hears no press: the buyer looks at it first. */
const lookAtScreen = () => passTime(500)

export async function press({ canvas, userEvent }: Looker, name: string | RegExp): Promise<void> {
  const button = await canvas.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await lookAtScreen()
  await userEvent.click(button)
}

/** From the details to the card. */
export async function fillDetails(looker: Looker, onward = 'Continue to payment'): Promise<void> {
  const { canvas, userEvent } = looker
  await userEvent.type(await canvas.findByLabelText('Email'), admitted(looker, guestEmail))
  await userEvent.type(canvas.getByLabelText('First name'), 'Ada')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Moreau')
  await press(looker, onward)
}

/** What the provider has drawn in trees of its own. */
const drawn = <K extends 'input' | 'button'>(root: HTMLElement, kind: K): readonly HTMLElementTagNameMap[K][] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(kind) ?? [])])

/** Writes into the provider's own field, as a buyer would. */
export async function typeCard({ canvasElement, canvas }: Looker, number: string): Promise<void> {
  await canvas.findByRole('group', { name: 'Card' })
  const fields = () => {
    const inputs = drawn(canvasElement, 'input')
    if (inputs.length === 0) throw new Error('The card’s field is not there.')
    return inputs
  }
  const [numberField, expiry, cvc] = await waitFor(fields)
  for (const [field, text] of [
    [numberField, number],
    [expiry, '1230'],
    [cvc, '123'],
  ] as const) {
    if (!field) throw new Error('A card has three fields.')
    // Simulated keys do not find their way into a tree of another's.
    await fireEvent.input(field, { target: { value: text } })
  }
}

/** Presses the wallet's button, which opens the wallet's sheet. */
export async function pressWallet({ canvasElement, canvas }: Looker): Promise<void> {
  await canvas.findByText('Or pay by card')
  await lookAtScreen()
  const [button] = drawn(canvasElement, 'button')
  if (!button) throw new Error('The wallet’s button is not there.')
  button.click()
}

/** Waits for a heading: there the buyer is now. */
export async function arrive({ canvas }: Looker, title: string): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** How often money moved. */
export const chargesMade = (): number => store.state.charges.length
