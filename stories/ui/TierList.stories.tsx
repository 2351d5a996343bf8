import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TierList } from '../../ui/TierList/TierList.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/TierList',
  component: TierList,
  decorators: [inColumn],
  args: {
    tiers: [
      { href: '#50', pay: '$50', get: '$60', bonus: '+$10', meal: 'small' },
      { href: '#100', pay: '$100', get: '$130', bonus: '+$30', meal: 'medium' },
      { href: '#250', pay: '$250', get: '$250', meal: 'large' },
    ],
  },
  parameters: usage({
    use: ['For sums to choose from that lead to their purchase'],
    avoid: ['`RadioTiles` within a form', '`TierBar` to show what a typed sum would bring'],
    do: ['Begin with the smallest sum', 'Give the gain only where there is one'],
    dont: ['List more than about six'],
  }),
} satisfies Meta<typeof TierList>
export default meta

type Story = StoryObj<typeof meta>

/** Amounts to choose from; the last one without a bonus. */
export const Tiers: Story = {
  parameters: { ...spec('CLM-27') },
  async play({ canvas, userEvent }) {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /Pay \$50\s*Get \$60\s*\+\$10/ })).toHaveAttribute('href', '#50')
  },
}

/** The best tier is bigger; each has its rate. */
export const Best: Story = {
  args: {
    tiers: [
      { href: '#50', pay: '$50', get: '$60', rate: '20% more', bonus: '+$10' },
      { href: '#100', pay: '$100', get: '$130', rate: '30% more', bonus: '+$30', isBest: true },
    ],
  },
}

/** A promotion: the usual amount stands beside it. */
export const Promotion: Story = {
  args: {
    tiers: [
      { href: '#50', pay: '$50', get: '$70', was: '$60', label: 'Most loved', bonus: '+$20' },
      { href: '#100', pay: '$100', get: '$145', was: '$125' },
    ],
  },
  parameters: { ...spec('PUR-03') },
}

/** A long label wraps above the amounts; the bonus stays at the edge. */
export const LongBonus: Story = {
  args: { tiers: [{ href: '#25000', pay: '$25,000.50', get: '$31,250.75', label: 'Our warmest thanks to you', bonus: '+$6,250.25' }] },
  globals: { viewport: { value: 'w360' } },
  async play({ canvas }) {
    const link = canvas.getByRole('link')
    const bonus = canvas.getByText('+$6,250.25').getBoundingClientRect()
    const badge = canvas.getByText('Our warmest thanks to you').getBoundingClientRect()
    await expect(bonus.left).toBeGreaterThan(badge.right)
    await expect(link.getBoundingClientRect().right - bonus.right).toBeLessThan(40)
  },
}
