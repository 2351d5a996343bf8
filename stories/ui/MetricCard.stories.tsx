import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { iconNames } from '../../ui/Icon/icons.ts'
import { MetricCard } from '../../ui/MetricCard/MetricCard.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/MetricCard',
  component: MetricCard,
  args: { label: 'Credit earned', value: '$1,284.50', icon: 'gift' },
  argTypes: { icon: { control: 'select', options: iconNames } },
  parameters: usage({
    use: ['When one figure is what people come for', 'When up to four of them open a page'],
    avoid: [
      'When how a figure came about matters: use `LineChart` or `BarChart`',
      'When there are many figures: use `Table` or `DescriptionList`',
    ],
    do: ['Round to a few digits'],
    dont: ['Show a figure without its label'],
  }),
} satisfies Meta<typeof MetricCard>
export default meta

type Story = StoryObj<typeof meta>

/** A figure with its label. */
export const Plain: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('term')).toHaveTextContent('Credit earned')
    await expect(canvas.getByRole('definition')).toHaveTextContent('$1,284.50')
  },
}

/** Loading, with the final size. */
export const Awaited: Story = { args: { value: null } }

/** In a row, with the same height. */
export const Row: Story = {
  render: () => (
    <Columns space="md">
      <MetricCard label="Brand links" value="14" icon="external" />
      <MetricCard label="Claims" value="1,932" icon="ticket" />
      <MetricCard label="Redemptions" value="874" icon="dish" />
      <MetricCard label="Credit earned" value="$1,284.50" icon="gift" />
    </Columns>
  ),
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
  args: { label: 'Donaudampfschifffahrtsgesellschaftsguthaben', value: '$1,234,567,890.12' },
}
