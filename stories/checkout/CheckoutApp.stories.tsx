import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect } from 'storybook/test'
import { getOrder, getSubscriptions } from '../../features/checkout/api.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { spec } from '../spec.ts'
import { passTime } from '../time.ts'
import type { AssembledCheckout } from './AssembledCheckout.tsx'
import { expectAt, checkoutAppMeta } from './checkoutAppMeta.ts'

const meta = {
  ...checkoutAppMeta,
  title: 'Apps/Checkout',
  parameters: { ...checkoutAppMeta.parameters, ...spec('ENT-02', 'ENT-05') },
} satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** One of the enterprise's tiers, with a code that lowers its price. */
export const WithCode: Story = {
  args: { address: '/?ico_id=ico-100&code=SPRING10' },
  parameters: { ...spec('CHK-01', 'CHK-03', 'NET-10') },
  play: async (context) => {
    await expectAt(context, 'Your details')
    await expect(await context.canvas.findByText('SPRING10')).toBeInTheDocument()
    await expect(context.canvas.getAllByText('$90.00')[0]).toBeInTheDocument()
  },
}

/** A subscription at its own address. */
export const Subscribe: Story = {
  args: { address: '/subscribe?ico_id=ico-monthly' },
  parameters: { ...spec('CHK-08') },
  play: async (context) => {
    await expect(await context.canvas.findByText(/^Then \$40\.00 on the 21st of each month/)).toBeInTheDocument()
  },
}

/** The address of subscriptions without one: the choice, with the address's code. */
export const Subscribe__Choice: Story = {
  args: { address: '/subscribe?code=SPRING10' },
  parameters: { ...spec('CHK-08', 'NET-10') },
  play: async (context) => {
    await expectAt(context, 'Choose your subscription')
    await expect(await context.canvas.findByRole('link', { name: /\$36\b/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/subscribe\?ico_id=ico-monthly&code=SPRING10$/),
    )
  },
}

/** The read takes long: after 7 s the page says so and offers to try again. */
export const Subscribe__Slow: Story = {
  args: { address: '/subscribe' },
  parameters: { ...spec('CHK-08', 'NET-07') },
  beforeEach: ({ msw }) => msw.use(http.get(pathOf(getSubscriptions), () => delay('infinite'))),
  play: async (context) => {
    await expectAt(context, 'Choose your subscription')
    await passTime(7_000)
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A single payment at the address of subscriptions. */
export const Subscribe__PaidOnce: Story = {
  args: { address: '/subscribe?ico_id=ico-100' },
  parameters: { ...spec('CHK-08') },
  play: async (context) => {
    await expectAt(context, 'This is no subscription')
    await expect(context.canvas.getByRole('link', { name: 'Choose a subscription' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/subscribe$/),
    )
  },
}

/** The address names no option. */
export const WithoutOption: Story = {
  args: { address: '/' },
  parameters: { ...spec('CHK-01') },
  play: async (context) => {
    await expectAt(context, 'There is nothing to pay for')
    await expect(context.canvas.getByRole('link', { name: 'See what there is' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/store\/$/),
    )
  },
}

/** No answer comes: after 5 s the page says so and offers to try again. */
export const HangingServer: Story = {
  parameters: { ...spec('NET-07') },
  beforeEach: ({ msw }) => msw.use(...scenarios.timeout.handlers(pathOf(getOrder))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fetching your order')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await passTime(5000)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
