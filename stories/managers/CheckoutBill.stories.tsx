import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { feeTicket, gratuityTicket, partPaidTicket, untoldTicket } from '../../features/bill/examples/bill.ts'
import type { Choices } from '../../features/managers/checkout/choices.ts'
import { ManagersCheckoutScreen } from '../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import { choices, legacyLocation, location, chosenBill } from '../../features/managers/checkout/examples/examples.ts'
import { states } from '../../features/managers/checkout/examples/states.ts'
import { cents } from '../../features/shared/money/money.ts'
import { manager, signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { page, paymentAt } from './checkoutPage.ts'

const meta = {
  title: 'Screens/Managers/Checkout/Bill',
  component: ManagersCheckoutScreen,
  args: { page, send: fn(), payment: paymentAt(), state: states.bill },
  decorators: [signedInAs(manager)],
  parameters: { layout: 'fullscreen', ...spec('MGR-07') },
} satisfies Meta<typeof ManagersCheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

const chosen = (changed: Partial<Choices>) => ({ ...states.bill, chosenBill: { ...chosenBill, choices: { ...choices, ...changed } } })
const press = 'Continue to savings'

/** Without a tip nothing goes on. */
export const Bill__TipMissing: Story = {
  args: { state: chosen({ tip: null }) },
  parameters: { ...spec('MGR-08') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: press }))
    await expect(canvas.getByRole('group', { name: 'Tip' })).toHaveAccessibleDescription(/Tip amount is required/)
    await expect(canvas.getByRole('button', { name: '18% $17.28' })).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** Only digits are typed, and fill the tip from the cents (MGR-14). */
export const Bill__TipTooSmall: Story = {
  args: { state: chosen({ tip: { kind: 'own', amount: cents(50) } }) },
  parameters: { ...spec('MGR-08', 'MGR-14') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: press }))
    const field = canvas.getByLabelText('Tip amount')
    await expect(field).toHaveAccessibleDescription('A tip should be at least $0.51 and in the format $0.00')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'a1')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { tip: { kind: 'own', amount: 501 } } })
  },
}

/** Tipping is disabled: a tip is optional. */
export const Bill__NoTipping: Story = {
  args: { state: chosen({ tip: null }), page: { ...page, location: { ...location, rules: { ...location.rules, tippingEnabled: false } } } },
  parameters: { ...spec('MGR-08') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Tip')).toHaveAccessibleDescription('Optional.')
    await userEvent.click(canvas.getByRole('button', { name: press }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'continued' })
  },
}

/** Half of the bill: the tip is of this half. */
export const Bill__Split: Story = {
  args: { state: chosen({ split: cents(51_84) }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '50% $51.84' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('$51.84 of $103.68 stays due')).toBeVisible()
    await expect(canvas.getByText('Percentages of $48.00')).toBeVisible()
    // The tip is of what the split pays, so it comes after it.
    const [split, tip] = [canvas.getByRole('switch', { name: 'Split the bill' }), canvas.getByRole('group', { name: 'Tip' })]
    await expect(split.compareDocumentPosition(tip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(canvas.getByRole('button', { name: '25% $25.92' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { split: 2592 } })
    await userEvent.type(canvas.getByLabelText('Amount to pay'), '0')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { split: 10368 } })
    await userEvent.click(canvas.getByRole('switch', { name: 'Split the bill' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { split: null } })
  },
}

/** The switch is on, and nothing is typed yet. */
export const Bill__SplitOfNothing: Story = {
  args: { state: chosen({ split: cents(0) }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Amount to pay')).toHaveValue('$0.00')
    await userEvent.click(canvas.getByRole('button', { name: press }))
    await expect(canvas.getByLabelText('Amount to pay')).toHaveAccessibleDescription(/Enter how much of the bill to pay/)
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** A charge says what it is for, so that the staff can tell the guest. */
export const Bill__Fee: Story = {
  args: { state: { ...states.bill, ticket: feeTicket } },
  parameters: { ...spec('LAW-04', 'LAW-08') },
  play: async ({ canvas }) => {
    const note = '5%. For the health insurance of the kitchen team. Goes to: the kitchen team.'
    await expect(canvas.getAllByText(note)[0]).toBeInTheDocument()
  },
}

/** Others have paid half: a larger share cannot be chosen (MGR-15). */
export const Bill__PartPaid: Story = {
  args: { state: { ...chosen({ split: cents(0) }), ticket: partPaidTicket } },
  parameters: { ...spec('MGR-07', 'MGR-15') },
}

/** A guest has paid by the hosted checkout, and the till does not know it: the staff see it before they charge a card. */
export const Bill__PaidUntold: Story = { args: { state: { ...states.bill, ticket: untoldTicket } }, parameters: { ...spec('MGR-07') } }

const legacy = { ...page, location: legacyLocation, employee: { name: 'Theo Brandt', pin: '2290' }, notes: 'Table 4' }

/** A legacy POS that always charges: on is the automatic gratuity, and a tip may be left out. */
export const Bill__ServiceCharge: Story = {
  args: { state: chosen({ serviceCharge: { kind: 'automatic' }, tip: null }), page: legacy },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Service charge amount')).toHaveValue('$17.14')
    await expect(canvas.getByText('Theo Brandt')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'No tip' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { tip: { kind: 'preset', value: 0 } } })
    await userEvent.click(canvas.getByRole('switch', { name: 'Service charge' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { serviceCharge: { kind: 'off' } } })
    await userEvent.click(canvas.getByRole('button', { name: press }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'continued' })
  },
}

export const Bill__ServiceChargeTooHigh: Story = {
  args: { state: chosen({ serviceCharge: { kind: 'own', amount: cents(103_69) } }), page: legacy },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Service charge amount')
    await expect(field).toHaveAccessibleDescription('Service charge amount cannot be greater than bill total')
    await userEvent.click(canvas.getByRole('button', { name: press }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The bill holds a gratuity: no second one is offered. */
export const Bill__Gratuity: Story = { args: { state: { ...states.bill, ticket: gratuityTicket }, page: legacy } }

/** The first switch to Business. */
export const Bill__Explaining: Story = {
  args: { state: { ...chosen({ expense: 'business' }), explaining: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'BUSINESS EXPENSE - Charges full bill to card.' }))
    await expect(
      dialog.getByText('Maximizes 20% cash back & automatically saves your balance and rewards for personal use later.'),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Got it!' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'explained' })
  },
}
