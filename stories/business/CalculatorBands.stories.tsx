import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { SpendCalculator } from '../../features/calculator/SpendCalculator.tsx'
import { calculatorVariants } from '../../features/calculator/examples.ts'
import { spec } from '../spec.ts'
import { calculatorMeta } from './calculatorMeta.tsx'

const meta = {
  ...calculatorMeta,
  title: 'Screens/Calculator bands',
  args: { ...calculatorMeta.args, state: calculatorVariants.restingUpTo10 },
  parameters: { ...calculatorMeta.parameters, ...spec('CAL-03') },
} satisfies Meta<typeof SpendCalculator>
export default meta

type Story = StoryObj<typeof meta>

const says =
  (earned: string, message: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(earned)).toBeVisible()
    await expect(canvas.getByText(message)).toBeVisible()
  }

/** The minimum: the slider is at its start. */
export const Resting__UpTo10: Story = { play: says('$10', 'Coffee and something sweet, on us.') }

/** Up to $25 a month. */
export const Resting__UpTo25: Story = {
  args: { state: calculatorVariants.restingUpTo25 },
  play: says('$20', 'Dessert for the table, and spoons for everyone.'),
}

/** Up to $100 a month. */
export const Resting__UpTo100: Story = {
  args: { state: calculatorVariants.restingUpTo100 },
  play: says('$80', 'Dinner for two, with a good bottle.'),
}

/** Up to $200 a month. */
export const Resting__UpTo200: Story = {
  args: { state: calculatorVariants.restingUpTo200 },
  play: says('$200', 'A Friday table for six, starters included.'),
}

/** Up to $500 a month. */
export const Resting__UpTo500: Story = {
  args: { state: calculatorVariants.restingUpTo500 },
  play: says('$500', 'A long lunch for the whole team.'),
}

/** Up to $1,000 a month. */
export const Resting__UpTo1000: Story = {
  args: { state: calculatorVariants.restingUpTo1000 },
  play: says('$1,000', 'A private room, a set menu and a toast.'),
}

/** Up to $3,000 a month. */
export const Resting__UpTo3000: Story = {
  args: { state: calculatorVariants.restingUpTo3000 },
  play: says('$3,000', 'A celebration for forty, with cake.'),
}

/** The maximum: the slider is at its end. */
export const Resting__UpTo10000: Story = {
  args: { state: calculatorVariants.restingUpTo10000 },
  play: says('$4,000', 'The whole restaurant, for one night every month.'),
}
