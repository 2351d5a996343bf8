import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn } from 'storybook/test'
import { DateField, type DateFieldProps } from '../../ui/DateField/DateField.tsx'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const Stateful = (props: DateFieldProps) => <DateField {...props} {...useStoryValue(props.value, props.onChange)} />

const meta = {
  title: 'UI/DateField',
  component: DateField,
  decorators: [inColumn],
  args: { label: 'Send on', name: 'sendOn', value: null, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: usage({
    use: ['When a day is known and typed (a birthday), or looked for in a calendar (a day next week)'],
    avoid: ['When a few days are usual: use `ToggleGroup`', 'When only a month or a year matters: use `Select`'],
    do: ['Pass `min` and `max`, and validate them in the form too', 'Keep the day as `2026-03-09`, without a time or a zone'],
    dont: ['Put the pattern into the label: the empty field shows it', 'Ask for a birthday in a calendar'],
    anatomy: fieldAnatomy({
      Control: { at: 'input[inputmode]', is: 'The day in digits; empty, it shows the order', prop: 'value' },
      Calendar: { at: 'button', is: 'Opens the system’s calendar' },
    }),
  }),
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The native date field, hidden from screen readers, which opens the calendar. */
const calendarIn = (canvas: Canvas) => canvas.getByDisplayValue('2026-03-09')

/** Digits are formatted while they are typed; the value is set once the date is complete. */
export const Typing: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Send on' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('placeholder', 'MM/DD/YYYY')
    await userEvent.keyboard('3/9/202')
    await expect(field).toHaveValue('03/09/202')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-09')
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveValue('03/09/202')
  },
}

/** Other ways to write a day are taken, and shown in the field's own way when it is left; of what is no day the field says so. */
export const OtherWays: Story = {
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    for (const [typed, shown] of [
      ['12/25/26', '12/25/2026'],
      ['25/12/2026', '12/25/2026'],
      ['Dec 25, 2026', '12/25/2026'],
      ['2026-12-25', '12/25/2026'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await userEvent.tab()
      await expect(field).toHaveValue(shown)
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25')
    }
    await userEvent.clear(field)
    await userEvent.paste('next Friday')
    await userEvent.tab()
    await expect(field).toHaveValue('next Friday')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveAccessibleDescription('Enter a full date, or leave it empty.')
    await userEvent.clear(field)
    await userEvent.type(field, '02/30/2026')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('There is no such day. Please check it.')
  },
}

/** The month is edited: the caret stays, and the rest does not change. */
export const Mending: Story = {
  args: { value: '2026-12-24' },
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('{Home}{ArrowRight>2/}{Backspace}')
    await expect(field).toHaveValue('1/24/2026')
    await userEvent.keyboard('1')
    await expect(field).toHaveValue('11/24/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24')
  },
}

/** The day is chosen in the system's calendar. */
export const ByCalendar: Story = {
  args: { min: '2026-03-01', max: '2026-03-31', value: '2026-03-09' },
  async play({ args, canvas, userEvent }) {
    const open = spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {})
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose from a calendar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalledOnce()
    await fireEvent.change(calendarIn(canvas), { target: { value: '2026-03-12' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12')
    await expect(canvas.getByRole('textbox')).toHaveValue('03/12/2026')
  },
}

/** In a cross-origin frame the browser opens no calendar: the native field takes the focus, and a phone opens it. */
export const NoCalendar: Story = {
  args: { value: '2026-03-09' },
  async play({ canvas, userEvent }) {
    spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {
      throw new DOMException('It is another enterprise’s page.', 'SecurityError')
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    await expect(calendarIn(canvas)).toHaveFocus()
  },
}

/** An invalid date. */
export const Invalid: Story = { args: { error: 'Enter a day, as MM/DD/YYYY.' } }
