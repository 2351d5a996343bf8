import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { getOrder } from '../../features/checkout/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { spec } from '../spec.ts'
import { passTime } from '../time.ts'
import type { AssembledCheckout } from './AssembledCheckout.tsx'
import { expectAt, chargesMade, checkoutAppMeta, fillDetails, press } from './checkoutAppMeta.ts'
import { typeCard } from '../gatewayField.ts'

const meta = {
  ...checkoutAppMeta,
  title: 'Apps/Checkout',
  parameters: { ...checkoutAppMeta.parameters, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** A new buyer pays by card and sets a password, which signs them in. */
export const ByNewCard: Story = {
  parameters: { ...spec('CHK-02', 'CHK-03', 'CHK-04', 'CHK-06', 'CHK-07', 'CHK-10') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillDetails(context)
    await typeCard(context)
    await press(context, 'Pay $100.00')
    await expectAt(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
    await userEvent.click(canvas.getByText('Keep it safe: set a password'))
    await userEvent.type(canvas.getByLabelText('Password'), 'a-long-dinner')
    await userEvent.type(canvas.getByLabelText('Password again'), 'a-long-dinner')
    await press(context, 'Set password')
    await expect(await canvas.findByText('Your password is set.')).toBeVisible()
    await expect(store.state.users).toMatchObject([{ password: 'a-long-dinner' }])
  },
}

/** A typed code lowers the price that is paid; a refused one says why, and the price stays. */
export const TypedCode: Story = {
  parameters: { ...spec('CHK-03') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Do you have a promo code?'))
    const code = canvas.getByLabelText('Promo code')
    await userEvent.type(code, 'AUTUMN10{Enter}')
    await expect(await canvas.findByText('This promo code has ended.')).toBeVisible()
    await userEvent.clear(code)
    await userEvent.type(code, 'FEAST{Enter}')
    await expect(await canvas.findByText('The code FEAST takes $20.00 off.', { selector: '[role=status]' })).toBeInTheDocument()
    await fillDetails(context)
    await typeCard(context)
    await press(context, 'Pay $80.00')
    await expectAt(context, 'Purchase Successful')
    await expect(store.state.charges).toMatchObject([{ amount: 80 }])
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

/** No answer comes: after 5 s the page says so and offers to try again. */
export const HangingServer: Story = {
  parameters: { ...spec('NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.timeout.handlers(getPathPattern(getOrder))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fetching your order')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await passTime(5000)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
