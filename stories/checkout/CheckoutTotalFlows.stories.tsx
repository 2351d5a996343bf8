import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import * as api from '../../features/checkout/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { orderOf } from '../../mocks/state/checkout/ordering.ts'
import { spec } from '../spec.ts'
import type { AssembledCheckout } from './AssembledCheckout.tsx'
import { expectAt, chargesMade, checkoutAppMeta, fillDetails, press, typeCard } from './checkoutAppMeta.ts'

const meta = { ...checkoutAppMeta, title: 'Flows/Checkout total' } satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** The price rises after it was read: nothing is charged before the buyer agrees to the new one; the card stays. */
export const PriceChanged: Story = {
  parameters: { ...spec('CHK-04', 'NET-08') },
  beforeEach: ({ msw }) => {
    const before = { purchase_option: { ...orderOf(store, 'ico', 'ico-100', null), amount_to_charge: 20 } }
    msw.use(http.get(pathOf(api.getOrder), () => HttpResponse.json(before), { once: true }))
  },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context)
    await press(context, 'Pay $20.00')
    await expect(await context.canvas.findByText(/It was \$20\.00, and is \$100\.00 now\. Nothing was charged/)).toBeVisible()
    await expect(chargesMade()).toBe(0)
    await press(context, 'Pay $100.00')
    await expectAt(context, 'Purchase Successful')
    await expect(store.state.charges).toMatchObject([{ amount: 100 }])
  },
}

/** Nothing to pay: the order needs no card. */
export const Free: Story = {
  args: { address: '/?ico_id=ico-free' },
  parameters: { ...spec('CHK-04') },
  play: async (context) => {
    await fillDetails(context, 'Continue')
    await press(context, 'Complete your order')
    await expectAt(context, 'Purchase Successful')
    await expect(store.state.charges).toMatchObject([{ amount: 0, credited: 10 }])
  },
}
