import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LineChart } from '../../ui/LineChart/LineChart.tsx'
import { spec } from '../spec.ts'
import { asMoney, earnings, months } from './figures.ts'
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
    values: earnings,
    formatValue: asMoney,
    empty: 'You have not earned anything yet.',
  },
  decorators: [onCard],
  parameters: usage({
    use: ['When the eye should see how a figure goes on from one time to the next'],
    avoid: [
      'When things are compared that have no order: use `BarChart`',
      'When one figure is enough: use `Amount`',
      'When figures are looked up: use `Table`',
    ],
    do: ['Say in the title what is drawn and by what'],
    dont: ['Begin the values anywhere but at nought', 'Say nought where nothing is known'],
  }),
} satisfies Meta<typeof LineChart>
export default meta

type Story = StoryObj<typeof meta>

/** The last value stands at its point. */
export const One: Story = {
  parameters: { ...spec('AMB-02') },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(1))
    await expect(canvas.getByRole('figure', { name: 'Earnings by month' })).toBeVisible()
  },
}

/** By keyboard each value is shown at its point, and announced. */
export const Keys: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.tab()
    const chart = canvas.getByRole('slider', { name: 'Earnings by month' })
    await expect(chart).toHaveFocus()
    await expect(chart).toHaveAttribute('aria-valuetext', 'Dec: $883.00')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Feb: $241.00')
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveTextContent('$241.00'))
    await userEvent.keyboard('{End}{ArrowLeft}')
    // The browser's shortcut for Back still works.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{End}{/Control}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Nov: $950.50')
  },
}

/** The same figures as a table. */
export const AsTable: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Earnings by month: show as a table'))
    await expect(canvas.getByRole('table', { name: 'Earnings by month' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Nov $950.50' })).toBeVisible()
  },
}

/** On a phone every other label is left out, so that labels do not overlap. */
export const Narrow: Story = { decorators: [inWidth(260)] }

export const Empty: Story = { args: { labels: [], values: [] } }
