import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { Slider, type SliderProps } from '../../ui/Slider/Slider.tsx'
import type { Stops } from '../../ui/Slider/stops.ts'
import { inColumn } from './inColumn.tsx'
import { exempt } from '../conformance/exempt.ts'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const Stateful = (props: SliderProps) => <Slider {...props} {...useStoryValue(props.value, props.onChange)} />

const stops: Stops = [
  50, 100, 150, 200, 250, 300, 400, 500, 600, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000,
]
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

const meta = {
  title: 'UI/Slider',
  component: Slider,
  decorators: [inColumn],
  args: {
    label: 'What do you spend on dining in a month?',
    name: 'spend',
    stops,
    format: (stop) => dollars.format(stop),
    value: 500,
    onChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    ...exempt({ rings: 'The ring is around the knob, a part of the browser’s own whose looks no script can read' }),
    ...usage({
      use: ['When a rough value is found by trying, and something on the page follows it'],
      avoid: ['When the value must be exact: use `MoneyField`', 'When there are fewer than six values: use `ToggleGroup`'],
      do: ['Choose round numbers as stops', 'Show the effect of each value at once'],
      dont: ['Ask for a payment with it', 'Have a stop for every number'],
    }),
  },
} satisfies Meta<typeof Slider>
export default meta

type Story = StoryObj<typeof meta>

/** A value between two stops is said as it is. */
export const BetweenStops: Story = { args: { value: 1234 } }

/** Keys and pointer move from stop to stop; the announced value is the shown one. */
export const Stopping: Story = {
  async play({ args, canvas, userEvent }) {
    const slider = canvas.getByRole('slider', { name: 'What do you spend on dining in a month?' })
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', '$500')
    await expect(slider).toHaveAttribute('max', '21')
    // Simulated keys do not move a native slider, so the play sets the values that an arrow, End and Home give.
    await fireEvent.change(slider, { target: { value: '8' } })
    await expect(canvas.getByRole('status')).toHaveTextContent('$600')
    await expect(args.onChange).toHaveBeenLastCalledWith(600)
    await fireEvent.change(slider, { target: { value: '21' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '$20,000')
    await expect(args.onChange).toHaveBeenLastCalledWith(20_000)
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(50)
  },
}

/** At the maximum, with a hint. */
export const Most: Story = { args: { value: 20_000, hint: 'Every restaurant together, tips included' } }

export const Disabled: Story = { args: { disabled: true } }
