import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { BarChart } from '../../ui/BarChart/BarChart.tsx'
import { spec } from '../spec.ts'
import { asNumber, months } from './figures.ts'
import { onCard } from './onCard.tsx'
import { usage } from './usage.ts'

const half = months.slice(0, 6)
const reach = [1204, 1890, 1675, 2410, 3105, 2860]
const claims = [96, 164, 151, 270, 402, 388]
const redeemed = [41, 88, 90, 163, 240, 251]

const meta = {
  title: 'UI/BarChart',
  component: BarChart,
  args: {
    title: 'Reach by month',
    labelName: 'Month',
    labels: half,
    series: [{ name: 'People', values: reach }],
    formatValue: asNumber,
    empty: 'Nobody has seen your links yet.',
  },
  decorators: [onCard],
  parameters: {
    ...usage({
      use: ['When figures of a few things or times are compared'],
      avoid: ['When the eye should follow one figure through many times: take `LineChart`', 'When one figure is enough: take `MetricCard`'],
      do: ['Put the places in an order that means something', 'Keep names short'],
      dont: ['Draw more than three bars to a place', 'Tell bars apart by colour alone in words beside the chart'],
    }),
  },
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

/** One bar to a place. */
export const One: Story = {
  parameters: { ...spec('AMB-02') },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg path[data-series="0"]').length).toBeGreaterThanOrEqual(half.length))
  },
}

/** Three series, which differ in hatching and colour. */
export const Three: Story = {
  args: {
    title: 'Links, claims and redemptions',
    series: [
      { name: 'Clicks', values: reach.map((value) => Math.round(value / 5)) },
      { name: 'Claims', values: claims },
      { name: 'Redemptions', values: redeemed },
    ],
  },
}

/** By keys: each place is looked at and read out. */
export const Keys: Story = {
  ...Three,
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const chart = canvas.getByRole('slider', { name: 'Links, claims and redemptions' })
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Jan: Clicks 241, Claims 96, Redemptions 41')
    await userEvent.keyboard('{ArrowRight}')
    await expect(chart).toHaveTextContent('378')
    // The browser's own way back is not taken from it.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{End}{/Control}')
    await expect(chart).toHaveTextContent('378')
  },
}

/** Two places of one name are two places still. */
export const SameLabels: Story = {
  args: { labels: half.map((month) => month.slice(0, 1)) },
  async play({ canvasElement }) {
    const complaints = spyOn(console, 'error')
    await waitFor(() => expect(canvasElement.querySelectorAll('svg path[data-series="0"]').length).toBeGreaterThanOrEqual(half.length))
    await expect(complaints).not.toHaveBeenCalled()
  },
}

/** Values below nought hang from its line. */
export const BelowNought: Story = {
  args: { title: 'More or fewer than last year', series: [{ name: 'People', values: [120, -80, 45, -160, 210, 0] }] },
}

/** A phone. */
export const Narrow: Story = {
  ...Three,
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <BarChart {...args} />
    </div>
  ),
}

/** Nothing yet. */
export const Empty: Story = { args: { labels: [], series: [{ name: 'People', values: [] }] } }
