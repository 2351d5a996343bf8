import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedBar } from '../../ui/SegmentedBar/SegmentedBar.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/SegmentedBar',
  component: SegmentedBar,
  decorators: [inColumn],
  args: {
    label: 'Gifts of the order',
    segments: [
      { label: 'Claimed', value: 61, text: '61', tone: 'accent' },
      { label: 'Not claimed', value: 34, text: '34', tone: 'soft' },
      { label: 'Bounced', value: 5, text: '5', tone: 'danger' },
    ],
  },
  parameters: usage({
    use: ['For two to four parts of one whole'],
    avoid: ['`ProgressBar` for work whose end is known', '`BarChart` for values over time', '`TierBar` for tiers'],
    do: ['Order the parts by the way they happen', 'Name every part, also one of size zero'],
    dont: ['Let two neighbors have the same tone'],
  }),
} satisfies Meta<typeof SegmentedBar>
export default meta

type Story = StoryObj<typeof meta>

export const Parts: Story = {}

/** A share of each part is taken away. */
export const Taken: Story = {
  args: {
    label: 'Left to refund',
    segments: [
      { label: 'Bill', value: 103_68, text: '$103.68', tone: 'accent', taken: 0.3 },
      { label: 'Tip', value: 19_20, text: '$19.20', tone: 'strong', taken: 1 },
    ],
  },
}

/** A part of size zero is named, and one of a thousand is still seen. */
export const Uneven: Story = {
  args: {
    segments: [
      { label: 'Claimed', value: 12_000, text: '12,000', tone: 'accent' },
      { label: 'Spent', value: 0, text: '0', tone: 'strong' },
      { label: 'Bounced', value: 1, text: '1', tone: 'danger' },
    ],
  },
}

/** In a row of a table. */
export const Small: Story = { args: { size: 'sm' } }

/** Above a table: the figures of all its rows. */
export const Large: Story = { args: { size: 'lg' } }
