import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LineChart } from '../../ui/LineChart/LineChart.tsx'
import { spec } from '../spec.ts'
import { asMoney, asShortMoney, earnings, earningsBefore, months } from './figures.ts'
import { onCard } from './onCard.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/LineChart',
  component: LineChart,
  args: {
    title: 'Earnings by month',
    labelName: 'Month',
    labels: months,
    series: [{ name: 'Earnings', values: earnings }],
    formatValue: asMoney,
    formatTick: asShortMoney,
    empty: 'You have not earned anything yet.',
  },
  decorators: [onCard],
  parameters: usage({
    use: ['When the eye should see how a figure goes on from one time to the next'],
    avoid: [
      'When things are compared that have no order: use `BarChart`',
      'When one figure is enough: use `MetricCard`',
      'When figures are looked up: use `Table`',
    ],
    do: ['Say in the title what is drawn and by what', 'Leave what is not known out as null'],
    dont: ['Draw more than three lines', 'Begin the values anywhere but at nought', 'Say nought where nothing is known'],
  }),
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

/** One line, with a gap for an unknown value. */
export const One: Story = {
  parameters: { ...spec('AMB-02') },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(1))
    await expect(canvas.getByRole('figure', { name: 'Earnings by month' })).toBeVisible()
  },
}

/** Two lines differ in dashes, points and colour. By keyboard each value is shown and announced. */
export const Keys: Story = {
  args: {
    series: [
      { name: '2026', values: earnings },
      { name: '2025', values: earningsBefore },
    ],
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.tab()
    const chart = canvas.getByRole('slider', { name: 'Earnings by month' })
    await expect(chart).toHaveFocus()
    await expect(chart).toHaveAttribute('aria-valuetext', 'Dec: 2026 $883.00, 2025 $582.00')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Feb: 2026 $241.00, 2025 $124.00')
    await waitFor(() => expect(canvasElement.querySelector('svg line[y2]')).not.toBeNull())
    await userEvent.keyboard('{End}{ArrowLeft}')
    // The browser's shortcut for Back still works.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{End}{/Control}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Nov: 2026 $950.50, 2025 $445.00')
  },
}

/** The same figures as a table. */
export const AsTable: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(canvas.getByRole('table', { name: 'Earnings by month' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Nov $950.50' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'May –' })).toBeVisible()
  },
}

/** On a phone every other label is left out, so that labels do not overlap. */
export const Narrow: Story = { decorators: [inWidth(260)] }

export const Empty: Story = { args: { labels: [], series: [{ name: 'Earnings', values: [] }] } }
