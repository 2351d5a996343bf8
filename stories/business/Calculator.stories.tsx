import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { SpendCalculator } from '../../features/calculator/SpendCalculator.tsx'
import { calculatorStates, calculatorVariants } from '../../features/calculator/examples.ts'
import { spec } from '../spec.ts'
import { calculatorMeta } from './calculatorMeta.tsx'

const meta = {
  ...calculatorMeta,
  title: 'Screens/Calculator',
  args: { ...calculatorMeta.args, state: calculatorStates.resting },
  parameters: { ...calculatorMeta.parameters, ...spec('CAL-02') },
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
export const Typing: Story = {
  args: { state: calculatorStates.typing },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Or type the amount')).toHaveValue('12')
    await expect(canvas.getByRole('link', { name: 'Start with $500' })).toBeVisible()
  },
}

/** An amount between two stops counts as typed, without cents; the slider shows the nearest stop. */
export const Resting__BetweenStops: Story = {
  args: { state: calculatorVariants.restingBetweenStops },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Or type the amount')).toHaveValue('1,234')
    await expect(canvas.getByText('$246.80')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start with $1,234' })).toHaveAttribute('href', '#store?spend=1234')
  },
}

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
export const Resting__Lowered: Story = {
  args: { state: calculatorVariants.restingLowered },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Or type the amount')
    await expect(field).toHaveValue('20,000')
    await expect(field).toHaveAccessibleDescription('We count up to $20,000, so that is what stands here now.')
  },
}

/** The text is no amount; it stays to be corrected, and the last amount still counts. */
export const Resting__Unread: Story = {
  args: { state: calculatorVariants.restingUnread },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Or type the amount')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/^Please type an amount in figures\./)
    await expect(canvas.getByRole('link', { name: 'Start with $500' })).toBeVisible()
  },
}

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
