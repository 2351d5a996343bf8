import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ticketOfAmount } from '../../features/bill/billAmount.ts'
import type { EnteredCheck } from '../../features/managers/check/checkForm.ts'
import { FoundBillScreen } from '../../features/managers/check/FoundBillScreen.tsx'
import { cents } from '../../features/shared/money.ts'
import { employees, tickets } from '../../mocks/examples/managersCheckStates.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'

const check = (number: string): EnteredCheck => ({ bill: { by: 'number', number }, notes: null, employee: null })

const meta = {
  title: 'Screens/Managers found bill',
  component: FoundBillScreen,
  decorators: [inManagersFrame],
  args: { locationName: 'Casa Olmo, Portland', entered: check('1042'), ticket: tickets.dinner, onAnother: fn() },
  parameters: { layout: 'fullscreen', ...spec('MGR-06') },
} satisfies Meta<typeof FoundBillScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The bill of a check. */
export const Check: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check 1042' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Bill' })).toHaveTextContent(/Bill total\$103\.68$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Enter another check' }))
    await expect(args.onAnother).toHaveBeenCalledOnce()
  },
}

export const Check__Gratuity: Story = { args: { entered: check('1044'), ticket: tickets.gratuity } }

/** Another guest has paid a part of it (MGR-15). */
export const Check__PartPaid: Story = {
  args: { entered: check('1043'), ticket: tickets.partPaid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A part of this bill is paid. $51.84 is still due.')).toBeVisible()
  },
}

export const Check__Paid: Story = {
  args: { ticket: { ...tickets.dinner, due: cents(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This bill is paid. Nothing is due.')).toBeVisible()
  },
}

/** A bill of which only the amount is known, with the employee and the notes. */
export const Amount: Story = {
  args: {
    entered: { bill: { by: 'amount', amount: cents(48_50) }, notes: 'Table 4, by the window', employee: employees[1] ?? null },
    ticket: ticketOfAmount(cents(48_50)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Theo Brandt')).toBeVisible()
    await expect(canvas.getByText('Table 4, by the window')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enter another amount' })).toBeVisible()
  },
}
