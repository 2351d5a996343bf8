import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Tooltip, tooltipSides } from '../../ui/Tooltip/Tooltip.tsx'
import { painted } from '../frame.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: 'Edit Spring lunch', children: <IconButton icon="edit" label="Edit Spring lunch" onClick={fn()} /> },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeContent: 'center', minBlockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage({
    use: ['To show the name of an `IconButton`'],
    avoid: [
      'A field’s hint, for what helps to fill it in',
      '`Details` or plain text for what everyone should know: on a phone there is no tooltip',
    ],
    do: ['Repeat the control’s own label, word for word'],
    dont: ['Put links or buttons into it', 'Put it on text, or on a disabled control'],
  }),
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

const shown = () => screen.queryByText('Edit Spring lunch')

/** Focus opens it at once; Escape closes it. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toBeNull())
  },
}

/** Hover opens it after a moment. */
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    await painted()
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.unhover(canvas.getByRole('button'))
    await waitFor(() => expect(shown()).toBeNull())
  },
}

/** Beside its control at that edge: adjacent, and not over it. */
const opensAt = (edge: 'left' | 'right'): Story => ({
  args: { side: 'inline-end' },
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const tip = await screen.findByText('Edit Spring lunch')
    await waitFor(() => expect(tip).toBeVisible())
    const control = canvas.getByRole('button').getBoundingClientRect()
    const distance = () => {
      const { left, right } = tip.getBoundingClientRect()
      return edge === 'right' ? left - control.right : control.left - right
    }
    await waitFor(() => expect(distance()).toBeGreaterThan(0))
    await expect(distance()).toBeLessThan(24)
  },
})

/** At the inline end, when another control is above. */
export const AtTheSide: Story = opensAt('right')

/** In right-to-left scripts the inline end is on the left. */
export const RightToLeft: Story = { ...opensAt('left'), globals: { direction: 'rtl' } }
