import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Select } from '../../ui/Select/Select.tsx'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { hidesTheOffer, usualFirst } from './advice/Select.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Select',
  component: Select,
  decorators: [inColumn],
  args: {
    label: 'Offer',
    name: 'offer',
    onChange: fn(),
    options: [
      { value: 'none', label: 'No offer' },
      { value: 'welcome', label: 'Welcome, $25 off' },
      { value: 'friends', label: 'Dinner with friends, 20% back' },
      { value: 'lunch', label: 'Weekday lunch, from Monday on', disabled: true },
    ],
  },
  parameters: usage({
    use: ['When one of five to twenty known things is chosen, and most people leave it as it is'],
    avoid: ['When there are two to four, and the choice matters: use `RadioTiles`', 'When it goes somewhere or does something: use `Menu`'],
    do: [{ text: 'Put the usual one first', example: usualFirst }, 'Name options by their difference'],
    dont: [{ text: 'Hide what people came for in it', example: hidesTheOffer }, 'Sort by anything they cannot see'],
    anatomy: fieldAnatomy({
      Control: { at: 'select', is: 'The system’s own list opens from it', prop: 'options' },
      Arrow: { at: 'select ~ *', is: 'Shows that there is a list' },
    }),
  }),
} satisfies Meta<typeof Select<string>>
export default meta

type Story = StoryObj<typeof meta>

/** The first option is chosen; the keyboard and the system's list change it. */
export const Plain: Story = {
  async play({ args, canvas, userEvent }) {
    const select = canvas.getByRole('combobox', { name: 'Offer' })
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await expect(select).toHaveValue('none')
    await userEvent.selectOptions(select, 'welcome')
    await expect(select).toHaveValue('welcome')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const Empty: Story = { args: { placeholder: 'Choose an offer' } }

export const Invalid: Story = { args: { placeholder: 'Choose an offer', error: 'Please choose an offer, or none.' } }
