import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DinerCheckoutScreen } from '../../features/diner/DinerCheckoutScreen.tsx'
import { dinerTickets, dinerVenues } from '../../features/diner/examples/checks.ts'
import { dinerPayments } from '../../features/diner/examples/payments.ts'
import { spec } from '../spec.ts'
import { check, dinerCheckoutArgs, paying, split } from './openChecks.tsx'

const { guest, member } = dinerVenues
const { dinner, partPaid } = dinerTickets

const meta = {
  title: 'Screens/Diner/Checkout split',
  component: DinerCheckoutScreen,
  args: { ...check(guest, dinner), ...dinerCheckoutArgs },
  parameters: { layout: 'fullscreen', controls: { include: ['returnUrl'] }, ...spec('SPL-01') },
} satisfies Meta<typeof DinerCheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Two guests share the bill: one pays half of it, and tips on that half. */
export const Choosing__Split: Story = {
  args: split(guest, dinner, { kind: 'shares', people: 2, mine: 1 }),
  parameters: { ...spec('SPL-01', 'SPL-02') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('You pay $51.84 of $103.68. $51.84 stays due.')).toBeVisible()
    await expect(canvas.getByText('Percentages of $48.00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $61.44' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'One person more' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, part: { kind: 'shares', people: 3, mine: 1 } })
    await userEvent.click(within(canvas.getByRole('group', { name: 'You pay for' })).getByRole('button', { name: /^You \+1/ }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, part: { kind: 'shares', people: 2, mine: 2 } })
    await userEvent.click(canvas.getByRole('button', { name: 'My own amount' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, part: { kind: 'amount', typed: '' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all that is due' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, part: null })
  },
}

/** The server has turned the split off: nobody is offered it, and all of the check is paid as before. */
export const Choosing__SplitOff: Story = { args: { maySplit: false }, parameters: { ...spec('REL-02') } }

/** The same where a part was chosen before: it can still be paid. */
export const Choosing__SplitBeforeOff: Story = {
  args: { ...split(guest, dinner, { kind: 'shares', people: 4, mine: 1 }), maySplit: false },
  parameters: { ...spec('REL-02') },
}

/** A large table: the number of people is chosen from a list. */
export const Choosing__SplitByMany: Story = { args: split(guest, dinner, { kind: 'shares', people: 7, mine: 2 }) }

/** An amount of one's own, of a bill that others have paid a part of. It is never above what is due. */
export const Choosing__SplitByAmount: Story = { args: split(guest, partPaid, { kind: 'amount', typed: '80' }) }

/** No amount is typed: nothing can be paid. */
export const Choosing__SplitWithoutAmount: Story = { args: split(guest, dinner, { kind: 'amount', typed: '0' }) }

const emptyPart = split(guest, dinner, { kind: 'amount', typed: '' })

/** No amount is typed, and nothing is wrong yet: the button names no sum. */
export const Choosing__SplitEmpty: Story = {
  args: emptyPart,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Your part, before the tip')).not.toHaveAccessibleDescription()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'newCard' })
  },
}

/** A press without an amount pays nothing: the focus is in the field, which says why. */
export const Choosing__SplitAsked: Story = {
  args: {
    ...emptyPart,
    payment: paying(guest.cards, emptyPart.amounts, {
      ...dinerPayments.choosing,
      problem: { on: 'page', message: 'Enter how much of the bill to pay', isBlocked: true },
    }),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Your part, before the tip')
    await expect(field).toHaveAccessibleDescription('Enter how much of the bill to pay')
    await expect(field).toHaveFocus()
    await expect(canvas.getAllByText('Enter how much of the bill to pay')).toHaveLength(1)
  },
}

/** A member's reward and balance pay for their own part. */
export const Choosing__SplitByMember: Story = {
  args: { ...split(member, dinner, { kind: 'shares', people: 2, mine: 1 }), signInHref: null },
}
