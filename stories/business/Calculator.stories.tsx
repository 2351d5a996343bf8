import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpendCalculator } from '../../features/calculator/SpendCalculator.tsx'
import { calculatorStates, calculatorVariants } from '../../features/calculator/examples.ts'
import { LandingBand } from '../../ui/LandingPage/LandingBand.tsx'
import { spec } from '../spec.ts'
import { WalkableCalculator } from './WalkableCalculator.tsx'

const meta = {
  title: 'Screens/Business/Calculator',
  component: SpendCalculator,
  args: { state: calculatorStates.resting, onChange: () => {}, startHref: (spend) => `#store?spend=${spend / 100}` },
  render: (args) => (
    <LandingBand title="What would you earn?">
      <WalkableCalculator {...args} />
    </LandingBand>
  ),
  parameters: { layout: 'fullscreen', controls: { include: ['state'] }, ...spec('CAL-02', 'CAL-03') },
} satisfies Meta<typeof SpendCalculator>
export default meta

type Story = StoryObj<typeof meta>

/** The first state. The keyboard moves the slider from stop to stop, and each is announced. */
export const Resting: Story = { parameters: { ...spec('CAL-02', 'CAL-03') } }

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

/** An amount between two stops counts as typed, without cents; the slider says it, at the nearest stop. */
export const Resting__BetweenStops: Story = { args: { state: calculatorVariants.restingBetweenStops } }

/** An amount below the minimum is replaced by the minimum, and the page says so. */
export const Resting__Raised: Story = { args: { state: calculatorVariants.restingRaised } }

/** An amount above the maximum is replaced by the maximum, and the page says so. */
export const Resting__Lowered: Story = { args: { state: calculatorVariants.restingLowered } }

/** The text is no amount: it stays to be corrected, and the last amount counts. */
export const Resting__Unread: Story = {
  args: { state: calculatorVariants.restingUnread },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Your team’s dining in a month')
    await expect(field).toHaveValue('1234,50')
    await expect(field).toHaveAccessibleDescription(/^That’s not an amount. Type it as 1,250. We count \$500\./)
    await userEvent.clear(field)
    await userEvent.type(field, '800')
    await userEvent.tab()
    await expect(await canvas.findByText('$160')).toBeVisible()
  },
}

/** The earnings of a month have a message up to an amount. */
export const Resting__UpTo10: Story = { args: { state: calculatorVariants.restingUpTo10 } }
export const Resting__UpTo25: Story = { args: { state: calculatorVariants.restingUpTo25 } }
export const Resting__UpTo100: Story = { args: { state: calculatorVariants.restingUpTo100 } }
export const Resting__UpTo200: Story = { args: { state: calculatorVariants.restingUpTo200 } }
export const Resting__UpTo500: Story = { args: { state: calculatorVariants.restingUpTo500 } }
export const Resting__UpTo1000: Story = { args: { state: calculatorVariants.restingUpTo1000 } }
export const Resting__UpTo3000: Story = { args: { state: calculatorVariants.restingUpTo3000 } }
export const Resting__UpTo10000: Story = { args: { state: calculatorVariants.restingUpTo10000 } }
