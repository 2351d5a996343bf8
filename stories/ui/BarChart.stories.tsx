import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { BarChart } from '../../ui/BarChart/BarChart.tsx'
import { spec } from '../spec.ts'
import { asNumber, months } from './figures.ts'
import { onCard } from './onCard.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const half = months.slice(0, 6)
const reach = [1204, 1890, 1675, 2410, 3105, 2860]

const meta = {
  title: 'UI/BarChart',
  component: BarChart,
  args: {
    title: 'Reach by month',
    labelName: 'Month',
    labels: half,
    values: reach,
    formatValue: asNumber,
    empty: 'No one has seen your links yet.',
  },
  decorators: [onCard],
  parameters: usage({
    use: ['To compare a few values'],
    avoid: ['For one value over time: use `LineChart`', 'When one figure is enough: use `Amount`'],
    do: ['Sort the values meaningfully', 'Keep names short'],
    dont: ['Refer to a bar by its colour alone'],
  }),
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

/** One bar for each value. */
export const One: Story = {
  parameters: { ...spec('AMB-02') },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg rect').length).toBe(half.length))
  },
}

/** Two values with the same label stay apart. */
export const SameLabels: Story = {
  args: { labels: half.map((month) => month.slice(0, 1)) },
  async play({ canvasElement }) {
    const complaints = spyOn(console, 'error')
    await waitFor(() => expect(canvasElement.querySelectorAll('svg rect').length).toBe(half.length))
    await expect(complaints).not.toHaveBeenCalled()
  },
}

/** Negative values extend below the axis. */
export const BelowNought: Story = { args: { title: 'More or fewer than last year', values: [120, -80, 45, -160, 210, 0] } }

export const Narrow: Story = { decorators: [inWidth(260)] }

export const Empty: Story = { args: { labels: [], values: [] } }
