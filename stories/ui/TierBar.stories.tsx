import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Card } from '../../ui/Card/Card.tsx'
import { TierBar } from '../../ui/TierBar/TierBar.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

const meta = {
  title: 'UI/TierBar',
  component: TierBar,
  decorators: [inColumn],
  args: {
    label: 'Your bonus',
    tiers: [
      { label: '10%', from: 0 },
      { label: '15%', from: 500_000 },
      { label: '20%', from: 1_000_000 },
      { label: '25%', from: 2_500_000 },
    ],
    value: 750_000,
    format: (cents) => dollars.format(cents / 100),
  },
  parameters: {
    ...spec('BLK-03'),
    ...usage({
      use: ['To show the gain of a larger amount, in four tiers'],
      avoid: ['`ProgressBar` for a single goal', '`TierList` to choose a sum from'],
      do: ['Show it beside the field that changes the sum', 'Pass the tiers’ starts in whole cents'],
      dont: ['Announce it for each typed digit'],
    }),
  },
} satisfies Meta<typeof TierBar>
export default meta

type Story = StoryObj<typeof meta>

/** In the second tier, halfway to the third. */
export const Between: Story = {
  async play({ canvas }) {
    const tiers = within(canvas.getByRole('group', { name: 'Your bonus' })).getAllByRole('listitem')
    await expect(tiers.map((tier) => tier.getAttribute('aria-current'))).toEqual([null, 'true', null, null])
    await expect(canvas.getByText('$2,500 more brings 20%')).toBeVisible()
  },
}

/** At zero, in the first tier. */
export const Start: Story = { args: { value: 0 } }

/** In the last tier. */
export const Top: Story = { args: { value: 9_000_000 } }

/** On a card on the narrowest phone, with other messages. */
export const Narrow: Story = {
  args: { messages: { toNext: (missing, bonus) => `Add ${missing} to save ${bonus} of everything.` } },
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <Card>
      <TierBar {...args} />
    </Card>
  ),
}
