import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { password } from '../../mocks/examples/accounts.ts'
import { store } from '../../mocks/handlers/all.ts'
import { admitted } from '../claim/addresses.ts'
import { holdTime, passTime } from '../time.ts'
import { AssembledPos } from './AssembledPos.tsx'

/** The address of a bill. Without a return address nothing leaves the story. */
export const billAt = (location: string, ticket: string): string => `/?pos=tableside&location=${location}&ticket=${ticket}`

/** Shared by the stories of the assembled hosted checkout: each starts without saved data, and controls the time. */
export const posAppMeta = {
  component: AssembledPos,
  args: { address: billAt('harbor', '1042') },
  loaders: [() => import('../../apps/pos/PosVisit.tsx'), () => import('../../apps/runtime/payments/gateway/PaymentCard.tsx')],
  beforeEach: holdTime,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledPos>

export type PlayContext = StoryContext<Parameters<typeof AssembledPos>[0]>

/** Presses a button once it can be pressed, and after the guard against double taps. */
export async function press({ canvas, userEvent }: PlayContext, name: string | RegExp): Promise<void> {
  const button = () => canvas.getByRole('button', { name })
  await waitFor(() => expect(button()).toBeEnabled())
  await passTime(500)
  // A part that has loaded meanwhile draws the button anew.
  await userEvent.click(button())
}

export async function signIn(context: PlayContext): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.type(await canvas.findByLabelText('Email'), admitted(context, 'member@mail.example'))
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await press(context, 'Sign in')
}

/** Waits for this heading. */
export async function expectAt({ canvas }: PlayContext, title: string): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The payments in the sandbox's ledger. */
export const payments = () => store.state.billPayments
