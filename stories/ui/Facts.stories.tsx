import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Facts } from '../../ui/Facts/Facts.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Facts',
  component: Facts,
  args: {
    title: 'November 19, 2026',
    sum: '$871.50',
    note: '16 payments · 3 refunds',
    detail: '$144.00 tips · $202.50 refunded',
    action: (
      <TextButton icon="download" onClick={fn()}>
        Download CSV
      </TextButton>
    ),
  },
  parameters: usage({
    use: ['When people want the sum of a list before its rows'],
    avoid: ['When the sums are of a bill: use `ChargeBreakdown`'],
    do: ['Name the things that are added up', 'Give the reason where the sum is not known'],
    dont: ['Write 0 for a sum that is not known'],
    anatomy: {
      parts: {
        Title: { at: 'h2', is: 'The things that are added up; on a phone for screen readers alone', prop: 'title' },
        Sum: { at: 'span', is: 'Their sum', prop: 'sum' },
        Note: { at: 'p', is: 'Their number', prop: 'note' },
      },
    },
  }),
} satisfies Meta<typeof Facts>
export default meta

type Story = StoryObj<typeof meta>

/** The sums of a day, and a file of its payments. */
export const Plain: Story = {}

/** Some of them could not be read. */
export const Unknown: Story = {
  args: { sum: null, note: 'The sum is not known. Some payments could not be read.', detail: undefined, action: undefined },
}
