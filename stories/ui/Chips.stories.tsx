import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Chips, type ChipsProps } from '../../ui/Chips/Chips.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const Stateful = (props: ChipsProps) => <Chips {...props} {...useStoryValue(props.value, props.onChange)} />

const options = ['Italian', 'Ramen', 'Mexican', 'Indian', 'Seafood', 'Bakery'].map((label) => ({ value: label.toLowerCase(), label }))

const meta = {
  title: 'UI/Chips',
  component: Chips,
  decorators: [inColumn],
  args: { label: 'Cuisine', options, value: null, onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: usage({
    use: ['For a filter of a list, by one of a few words'],
    avoid: ['For a field of a form: use `ToggleGroup`', 'For a long list of values: use `Select`'],
    do: ['Order them by what most people look for', 'Say in the list how many are found'],
    dont: ['Offer more than two rows of them in a wide window'],
  }),
} satisfies Meta<typeof Chips>
export default meta

type Story = StoryObj<typeof meta>

/** A press chooses one, and another press of it shows all again. */
export const Unfiltered: Story = {
  async play({ args, canvas, userEvent }) {
    const ramen = canvas.getByRole('button', { name: 'Ramen' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(ramen).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith('ramen')
    await userEvent.click(ramen)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Filtered: Story = { args: { value: 'mexican' } }
