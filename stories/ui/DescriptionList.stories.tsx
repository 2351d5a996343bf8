import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'

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
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

/** Facts by name. */
export const Facts: Story = {}

/** Names and facts that do not fit side by side. */
export const LongWords: Story = {
  args: {
    items: [
      { term: 'Restaurant', detail: 'The Copper Pot, Bakehouse, Oyster Counter & Sons of Upper Saint Martin’s Lane' },
      { term: 'Donaudampfschifffahrtsgesellschaft', detail: 'Kapitänsmützenfabrikantenvereinsvorstandssitzung' },
    ],
  },
}
