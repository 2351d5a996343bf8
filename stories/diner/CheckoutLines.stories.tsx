import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { linesPartPaid, linesTicket } from '../../features/bill/examples/lines.ts'
import { changedDue } from '../../features/payment/agreement.ts'
import { DinerCheckoutScreen } from '../../features/diner/DinerCheckoutScreen.tsx'
import { dinerVenues } from '../../features/diner/examples/checks.ts'
import { dinerPayments } from '../../features/diner/examples/payments.ts'
import { spec } from '../spec.ts'
import { dinerCheckoutArgs, paying, split } from './openChecks.tsx'

const { guest } = dinerVenues
const lines = (...ids: string[]) => ({ kind: 'lines', ids }) as const

const meta = {
  title: 'Screens/Diner/Checkout lines',
  component: DinerCheckoutScreen,
  args: { ...split(guest, linesTicket, lines()), ...dinerCheckoutArgs },
  parameters: { layout: 'fullscreen', controls: { include: ['returnUrl'] }, ...spec('SPL-01') },
} satisfies Meta<typeof DinerCheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The till names its lines, and none is chosen: nothing is wrong yet, and the button names no sum. A discount cannot be chosen. */
export const Choosing__NoLine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const items = within(await canvas.findByRole('group', { name: 'Your items' }))
    await expect(items.getAllByRole('checkbox')).toHaveLength(4)
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeVisible()
    await userEvent.click(items.getByText('Lemon tart'))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, part: lines('line-3') })
  },
}

/** A press without a line pays nothing, and says why. */
export const Choosing__LinesAsked: Story = {
  args: {
    payment: paying(guest.cards, split(guest, linesTicket, lines()).amounts, {
      ...dinerPayments.choosing,
      problem: { on: 'page', message: 'Choose what you pay for', isBlocked: true },
    }),
  },
}

/** Two lines with their part of tax, fee and discount. The tip is of that part. */
export const Choosing__SomeLines: Story = {
  args: split(guest, linesTicket, lines('line-1', 'line-4')),
  parameters: { ...spec('SPL-01', 'SPL-02') },
}

/** Every line: all of the bill, to the cent. */
export const Choosing__AllLines: Story = { args: split(guest, linesTicket, lines('line-1', 'line-2', 'line-3', 'line-4')) }

/** Somebody else has paid a line before: it cannot be chosen. */
export const Choosing__LinePaid: Story = { args: split(guest, linesPartPaid, lines('line-3')) }

const refusedMeanwhile = split(guest, linesPartPaid, lines('line-2', 'line-3'))

/** Two guests have chosen a line, and the other one has paid it: it is no longer chosen, the rest is, and nothing was charged. */
export const Choosing__LinePaidMeanwhile: Story = {
  args: {
    ...refusedMeanwhile,
    change: changedDue(linesTicket, linesPartPaid),
    payment: paying(guest.cards, refusedMeanwhile.amounts, {
      ...dinerPayments.choosing,
      problem: { on: 'page', message: 'Another guest has just paid one of your items. You were not charged.' },
    }),
  },
}

/** The till has taken the names of its lines away: they cannot be paid one by one any more. */
export const Choosing__LinesGone: Story = {
  args: split(guest, { ...linesTicket, lineItems: linesTicket.lineItems.map((line) => ({ ...line, id: null })) }, lines('line-1')),
}
