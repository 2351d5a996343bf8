import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { designNames } from '../../features/shared/gift/designs.ts'
import { GiftDesigns, type GiftDesignsProps } from '../../ui/GiftDesigns/GiftDesigns.tsx'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'
import { useStoryValue } from './useStoryValue.ts'

const meta = {
  title: 'UI/GiftDesigns',
  component: GiftDesigns,
  decorators: [inColumn],
  args: { label: 'Choose a design', names: designNames, value: 'dinner', onChange: fn() },
  parameters: usage({
    use: ['For the picture of a gift card'],
    avoid: ['`RadioTiles` for choices in words'],
    do: ['Show the chosen picture on the `Slip` at once'],
    dont: ['Ask for it where nothing is given away'],
  }),
} satisfies Meta<typeof GiftDesigns>
export default meta

type Story = StoryObj<typeof meta>

const Stateful = (props: GiftDesignsProps) => <GiftDesigns {...props} {...useStoryValue(props.value, props.onChange)} />

/** Four pictures with names; the arrow keys choose. */
export const Designs: Story = {
  render: (args) => <Stateful {...args} />,
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Dinner' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Thank you' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith('thanks')
  },
}
