import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioTiles } from '../../ui/RadioTiles/RadioTiles.tsx'
import { inColumn } from './inColumn.tsx'
import { fieldAnatomy } from './fieldAnatomy.ts'
import { dearestChosen, priceFirst } from './advice/RadioTiles.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/RadioTiles',
  component: RadioTiles,
  decorators: [inColumn],
  args: {
    label: 'How much would you like to add?',
    name: 'credit',
    onChange: fn(),
    options: [
      { value: 'bill', title: 'Just cover my bill today', detail: '$18.40' },
      { value: '50', title: 'Pay $50, Get $60', badge: '+20%' },
      { value: '100', title: 'Pay $100, Get $125', badge: '+25%' },
    ],
  },
  parameters: usage({
    use: ['When people compare two to five offers before they choose one'],
    avoid: [
      'When a press continues at once: use `TierList`',
      'When each choice is a word or an amount: use `ToggleGroup`',
      'When there are more than five: use `Select`',
    ],
    do: [{ text: 'Say the price before the gain', example: priceFirst }, 'Put only a number into the badge', 'Begin with the cheapest'],
    dont: [{ text: 'Preselect the most expensive', example: dearestChosen }, 'Hide one that is disabled: say why in its second line'],
    anatomy: fieldAnatomy({
      Tile: { at: 'label', is: 'All of it can be pressed', prop: 'options' },
      Detail: { at: '[id$="-detail"]', is: 'A second line: a sum, or why it cannot be chosen' },
      Badge: { at: '[dir="ltr"]', is: 'The gain, as a number' },
    }),
  }),
} satisfies Meta<typeof RadioTiles<string>>
export default meta

type Story = StoryObj<typeof meta>

/** The whole tile can be pressed; arrow keys move the choice. */
export const Chooses: Story = {
  async play({ args, canvas, step, userEvent }) {
    const group = canvas.getByRole('radiogroup', { name: 'How much would you like to add?' })
    await expect(group).toBeValid()
    await step('by pressing a tile', async () => {
      await userEvent.click(canvas.getByText('Pay $50, Get $60'))
      await expect(canvas.getByRole('radio', { name: 'Pay $50, Get $60' })).toBeChecked()
    })
    await step('by keys', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('radio', { name: 'Pay $100, Get $125' })).toBeChecked()
      await expect(canvas.getByRole('radio', { name: 'Pay $100, Get $125' })).toHaveFocus()
    })
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** One is disabled, with the reason. */
export const OneDisabled: Story = {
  args: {
    defaultValue: '50',
    options: [
      { value: '50', title: 'Pay $50, Get $60', badge: '+20%' },
      {
        value: 'a hundred',
        title: 'Pay $100, Get $125',
        detail: 'Above the most that your account may hold',
        badge: '+25%',
        disabled: true,
      },
    ],
  },
}

export const Invalid: Story = { args: { error: 'Please choose how much to add.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '50' } }

export const LongTexts: Story = {
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein pays $1,000,000.00, gets $1,250,000.00',
        detail: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein',
        badge: '+$250,000.00',
      },
      { value: 'short', title: 'Pay $5' },
    ],
  },
}
