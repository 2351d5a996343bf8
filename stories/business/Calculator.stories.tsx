import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpendCalculator } from '../../features/calculator/SpendCalculator.tsx'
import type { CalculatorState } from '../../features/calculator/calculator.ts'
import { calculatorStates, calculatorVariants } from '../../features/calculator/examples.ts'
import { says } from '../plays.ts'
import { spec } from '../spec.ts'
import { WalkableCalculator } from './WalkableCalculator.tsx'

const meta = {
  title: 'Screens/Calculator',
  component: SpendCalculator,
  args: { state: calculatorStates.resting, onChange: () => {}, startHref: (spend) => `#store?spend=${spend / 100}` },
  render: (args) => <WalkableCalculator {...args} />,
  parameters: { controls: { include: ['state'] }, ...spec('CAL-02', 'CAL-03') },
} satisfies Meta<typeof SpendCalculator>
export default meta

type Story = StoryObj<typeof meta>

/** The first state. The keyboard moves the slider from stop to stop, and each is announced. */
export const Resting: Story = {
  parameters: { ...spec('CAL-02', 'CAL-03') },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Your dining in a month' })
    await expect(slider).toHaveAttribute('aria-valuetext', '$500')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Or type the amount')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Start with $500' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#store?spend=500')
    // Screen readers read the first state with the page; only changes are announced.
    for (const news of canvas.getAllByRole('status')) await expect(news).not.toHaveTextContent('You earn')
  },
}

/** The slider moves: its value is shown, and only the stop itself is announced. */
export const Sliding: Story = {
  args: { state: calculatorStates.sliding },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '$3,000')
    await expect(canvas.getByText('$600')).toBeVisible()
    for (const news of canvas.getAllByRole('status')) await expect(news).not.toHaveTextContent('You earn')
  },
}

/** While the visitor types, the earnings are still of the last amount. */
export const Typing: Story = { args: { state: calculatorStates.typing } }

/** An amount between two stops counts as typed, without cents; the slider shows the nearest stop. */
export const Resting__BetweenStops: Story = { args: { state: calculatorVariants.restingBetweenStops } }

/** An amount below the minimum is replaced by the minimum, and the page says so. */
export const Resting__Raised: Story = {
  args: { state: calculatorVariants.restingRaised },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Or type the amount')
    await expect(field).toHaveValue('50')
    await expect(field).toHaveAccessibleDescription('We count from $50, so that is what stands here now.')
  },
}

/** An amount above the maximum is replaced by the maximum, and the page says so. */
export const Resting__Lowered: Story = { args: { state: calculatorVariants.restingLowered } }

/** The text is no amount; it stays to be corrected, and the last amount still counts. */
export const Resting__Unread: Story = { args: { state: calculatorVariants.restingUnread } }

/** The field was left without an amount: the last one is restored. */
export const Resting__Restored: Story = {
  args: { state: calculatorVariants.restingRestored },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Or type the amount')
    await expect(field).toHaveValue('500')
    await expect(field).toHaveAccessibleDescription('That is not an amount. We kept $500.')
    await userEvent.clear(field)
    await userEvent.type(field, '800')
    await userEvent.tab()
    await expect(await canvas.findByText('$160')).toBeVisible()
  },
}

/** What is earned in a month has a message up to an amount. */
const earning = (state: CalculatorState, earned: string, message: string): Story => ({ args: { state }, play: says(earned, message) })

export const Resting__UpTo10: Story = earning(calculatorVariants.restingUpTo10, '$10', 'Coffee and something sweet, on us.')
export const Resting__UpTo25: Story = earning(calculatorVariants.restingUpTo25, '$20', 'Dessert for the table, and spoons for everyone.')
export const Resting__UpTo100: Story = earning(calculatorVariants.restingUpTo100, '$80', 'Dinner for two, with a good bottle.')
export const Resting__UpTo200: Story = earning(calculatorVariants.restingUpTo200, '$200', 'A Friday table for six, starters included.')
export const Resting__UpTo500: Story = earning(calculatorVariants.restingUpTo500, '$500', 'A long lunch for the whole team.')
export const Resting__UpTo1000: Story = earning(calculatorVariants.restingUpTo1000, '$1,000', 'A private room, a set menu and a toast.')
export const Resting__UpTo3000: Story = earning(calculatorVariants.restingUpTo3000, '$3,000', 'A celebration for forty, with cake.')
export const Resting__UpTo10000: Story = earning(
  calculatorVariants.restingUpTo10000,
  '$4,000',
  'The whole restaurant, for one night every month.',
)
