import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Restaurant', detail: 'Osteria del Ponte' },
      { term: 'Minimum spend', detail: '$50.00' },
      { term: 'Use it by', detail: 'December 20, 2026' },
    ],
  },
  parameters: usage({
    use: ['For a few facts, each with its name'],
    avoid: ['`Table` for several things with the same facts', '`ChargeBreakdown` for sums that add up'],
    do: ['Put first what people look for most'],
    dont: ['Use it for more than about eight facts'],
  }),
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

/** Terms and details. */
export const Facts: Story = {}

/** Typed text keeps its lines. */
export const SeveralLines: Story = { args: { items: [{ term: 'Notes', detail: 'A window table.\nNo nuts.' }] } }

/** Long terms and details. */
export const LongTexts: Story = {
  args: {
    items: [
      { term: 'Restaurant', detail: 'The Copper Pot, Bakehouse, Oyster Counter & Sons of Upper Saint Martin’s Lane' },
      { term: 'Donaudampfschifffahrtsgesellschaft', detail: 'Kapitänsmützenfabrikantenvereinsvorstandssitzung' },
    ],
  },
}
