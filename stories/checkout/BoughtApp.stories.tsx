import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { correctGift } from '../../features/checkout/api.ts'
import { emailOnTheWire } from '../../features/shared/contact/email.ts'
import { cents } from '../../features/shared/money/money.ts'
import { changeCard } from '../../features/subscription/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern, refusal } from '../../mocks/handlers/respond.ts'
import { purchase } from '../../mocks/state/checkout/buying.ts'
import { sendLinks } from '../../mocks/state/checkout/linking.ts'
import { give } from '../../mocks/state/checkout/mailing.ts'
import { creditOrder } from '../../mocks/state/testing/order.ts'
import { signedIn } from '../assembled.tsx'
import { spec } from '../spec.ts'
import { AssembledCheckout } from './AssembledCheckout.tsx'

const meta = {
  title: 'Apps/Checkout, what was bought',
  component: AssembledCheckout,
  loaders: [
    () => import('../../apps/checkout/SubscriptionRoute.tsx'),
    () => import('../../apps/checkout/PurchaseRoute.tsx'),
    () => import('../../apps/runtime/payments/gateway/PaymentCard.tsx'),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** A card is refused, and the member goes back: nothing says that it is changed. */
export const CardRefused: Story = {
  args: { address: '/subscription' },
  parameters: { ...spec('SUB-04') },
  beforeEach: ({ msw }) => {
    msw.use(http.post(getPathPattern(changeCard), () => refusal('This card is not taken.', 422)))
    return signedIn('subscriber@mail.example')()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change the card/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^Mastercard/ }))
    const use = await canvas.findByRole('button', { name: 'Use this card' })
    await waitFor(() => expect(use).toBeEnabled())
    await waitFor(async () => {
      await userEvent.click(use)
      await expect(canvas.getByText('This card is not taken.')).toBeVisible()
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your subscription' }))
    await expect(await canvas.findByRole('button', { name: /^Cancel subscription/ })).toBeVisible()
    await expect(canvas.queryByText('Your card is changed')).toBeNull()
    await expect(canvas.queryByText('This card is not taken.')).toBeNull()
  },
}

/** Buys a gift card, and sends it. @returns the token of a link to it. */
function boughtGift(): string {
  const email = 'ada@mail.example'
  purchase(store, { ...creditOrder, email, kind: 'gco', optionId: 'gco-50', promoCode: null, agreed: cents(5_000) }, null)
  const gift = { recipientName: 'Maya', by: 'email', message: '', deliverOn: null, timeZone: 'America/Chicago', design: null } as const
  give(store, store.state.charges.at(-1)?.id ?? '', {
    ...gift,
    recipientEmail: emailOnTheWire.parse('maya@mail.example'),
    recipientPhone: '',
  })
  sendLinks(store, { email })
  return store.state.purchaseLinks.at(-1)?.token ?? ''
}

/** The answer to a correction was lost, and another one is made: from then on the gift goes to that address alone. */
export const CorrectedAfterLost: Story = {
  args: { address: '/purchase' },
  parameters: { ...spec('FND-01', 'NET-08') },
  play: async ({ canvas, userEvent, mount, msw }) => {
    let isLost = true
    msw.use(http.all(getPathPattern(correctGift), () => (isLost ? HttpResponse.error() : undefined)))
    await mount(<AssembledCheckout address={`/purchase#${boughtGift()}`} />)
    const correct = async (address: string) => {
      const field = await canvas.findByLabelText('Correct the address')
      await userEvent.clear(field)
      await userEvent.type(field, `${address}{Enter}`)
    }
    await userEvent.click(await canvas.findByText('Not the right address?'))
    await correct('lost@mail.example')
    const unknown = /may go to .*lost@mail\.example/
    await expect(await canvas.findByText(unknown)).toBeVisible()
    isLost = false
    await correct('found@mail.example')
    await expect(await canvas.findByText('Address corrected')).toBeVisible()
    await expect(canvas.queryByText(unknown)).toBeNull()
  },
}
