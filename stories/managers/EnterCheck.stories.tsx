import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { emptyDraft } from '../../features/managers/check/checkForm.ts'
import { EnterCheckScreen } from '../../features/managers/check/EnterCheckScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { employees } from '../../features/managers/check/examples.ts'
import { spec } from '../spec.ts'
import { inManagersFrame } from './inManagersFrame.tsx'

const meta = {
  title: 'Screens/Managers/Enter check',
  component: EnterCheckScreen,
  decorators: [inManagersFrame],
  args: {
    locationName: 'Casa Olmo, Portland',
    currency: null,
    source: 'number',
    otherSourceHref: null,
    employees: ready([]),
    onRetryEmployees: fn(),
    finding: idle,
    initial: emptyDraft,
    onDraft: fn(),
    onNext: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('MGR-06') },
} satisfies Meta<typeof EnterCheckScreen>
export default meta

type Story = StoryObj<typeof meta>

const legacy = { otherSourceHref: '#other', employees: ready(employees) } as const

/** A location whose checks have numbers. */
export const CheckNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enter Check Number' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Enter bill amount' })).toBeNull()
    await expect(canvas.queryByLabelText('Employee')).toBeNull()
    await expect(canvas.getByLabelText('Check number')).toHaveValue('')
    await expect(canvas.getByLabelText('Notes (optional)')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Check number'), ' 1042 ')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, number: ' 1042 ' })
    await userEvent.type(canvas.getByLabelText('Notes (optional)'), 'Table 4')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, number: ' 1042 ', notes: 'Table 4' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(undefined)
    await expect(args.onNext).toHaveBeenCalledWith({ bill: { by: 'number', number: '1042' }, notes: 'Table 4', employee: null })
  },
}

export const CheckNumber__Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Check number'), ' ')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, number: ' ' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText('Check number')).toHaveAccessibleDescription('Enter the check number')
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

/** The check is being read. */
export const CheckNumber__Finding: Story = { args: { finding: sending } }

/** The server knows no such check. */
export const CheckNumber__Unknown: Story = { args: { finding: refusedWith('This check does not exist.') } }

/** A legacy POS: the amount can be entered instead, and an employee authorises the payment. */
export const CheckNumber__LegacyPos: Story = {
  args: legacy,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Enter bill amount' })).toHaveAttribute('href', '#other')
    await userEvent.type(canvas.getByLabelText('Check number'), '1042')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, number: '1042' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText('Employee')).toHaveAccessibleDescription('Choose an employee')
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

/** Only digits are typed, and fill the amount from the cents (MGR-14). */
export const BillAmount: Story = {
  args: { ...legacy, source: 'amount' },
  parameters: { ...spec('MGR-14') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enter Bill Amount' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Bill amount'), '4a8.5-0')
    await expect(canvas.getByLabelText('Bill amount')).toHaveValue('$48.50')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, amount: 48_50 })
    await userEvent.selectOptions(canvas.getByLabelText('Employee'), 'Theo Brandt')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, amount: 48_50, pin: '2290' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(undefined)
    await expect(args.onNext).toHaveBeenCalledWith({
      bill: { by: 'amount', amount: 4850 },
      notes: null,
      employee: { name: 'Theo Brandt', pin: '2290' },
    })
  },
}

export const BillAmount__Zero: Story = {
  args: { ...legacy, source: 'amount' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Bill amount'), '0')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, amount: 0 })
    await userEvent.selectOptions(canvas.getByLabelText('Employee'), 'Theo Brandt')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, amount: 0, pin: '2290' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText('Bill amount')).toHaveAccessibleDescription('Bill amount must be greater than $0.00')
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

/** The only employee is chosen silently. */
export const OneEmployee: Story = {
  args: { ...legacy, source: 'amount', employees: ready(employees.slice(0, 1)) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Employee')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Bill amount'), '4850')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...emptyDraft, amount: 48_50 })
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(undefined)
    await expect(args.onNext).toHaveBeenCalledWith({
      bill: { by: 'amount', amount: 48_50 },
      notes: null,
      employee: { name: 'Mina Castellanos', pin: '0417' },
    })
  },
}

export const Employees__Loading: Story = { args: { ...legacy, employees: loading } }

export const Employees__Failed: Story = {
  args: { ...legacy, employees: failedToLoad({ kind: 'server' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to load employees')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryEmployees).toHaveBeenCalledOnce()
  },
}
