import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MetricCard } from '../../ui/MetricCard/MetricCard.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/MetricCard',
  component: MetricCard,
  args: { metrics: [{ label: 'Credit earned', value: '$1,284.50' }] },
  parameters: usage({
    use: ['When one figure is what people come for', 'When up to four of them open a page'],
    avoid: [
      'When how a figure came about matters: use `LineChart` or `BarChart`',
      'When there are many figures: use `Table` or `DescriptionList`',
    ],
    do: ['Round to a few digits'],
    dont: ['Show a figure without its label'],
    anatomy: {
      parts: {
        Label: { at: 'dt', is: 'What the figure counts', prop: 'metrics' },
        Figure: { at: 'dd', is: 'Formatted; a grey bar while it loads' },
      },
    },
  }),
} satisfies Meta<typeof MetricCard>
export default meta

type Story = StoryObj<typeof meta>

/** A figure with its label. */
export const Plain: Story = {}

/** Loading, with the final size. */
export const Awaited: Story = { args: { metrics: [{ label: 'Credit earned', value: null }] } }

/** Side by side, as many as fit. */
export const Several: Story = {
  args: {
    metrics: [
      { label: 'Brand links', value: '14' },
      { label: 'Claims', value: '1,932' },
      { label: 'Redemptions', value: '874' },
      { label: 'Credit earned', value: '$1,284.50' },
    ],
  },
}

/** Long texts; the figure shrinks to fit one line. */
export const LongTexts: Story = {
  async play({ canvas }) {
    const [figure] = canvas.getAllByRole('definition')
    const line = document.createRange()
    line.selectNodeContents(figure ?? document.body)
    await expect(line.getClientRects()).toHaveLength(1)
    await expect(figure?.scrollWidth).toBe(figure?.clientWidth)
  },
  decorators: [inWidth(200)],
  args: { metrics: [{ label: 'Donaudampfschifffahrtsgesellschaftsguthaben', value: '$1,234,567,890.12' }] },
}
