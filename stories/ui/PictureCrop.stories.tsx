import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { PicturePart } from '../../ui/PictureCrop/CropFrame.tsx'
import { PictureCrop } from '../../ui/PictureCrop/PictureCrop.tsx'
import { exempt } from '../conformance/exempt.ts'
import { portrait } from '../uploads/portrait.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const onChange = fn<(part: PicturePart) => void>()
const lastPart = () => onChange.mock.lastCall?.[0]

const meta = {
  title: 'UI/PictureCrop',
  component: PictureCrop,
  decorators: [inColumn],
  args: { src: portrait, aspect: 1, onChange },
  parameters: {
    ...exempt({ rings: 'The ring is around the knob of the slider, a part of the browser’s own whose looks no script can read' }),
    ...usage({
      use: ['Before a picture is sent to a place with fixed proportions'],
      avoid: ['`Image` for a picture that is only shown, which it fits to its place'],
      do: ['Offer the whole picture too', 'Say why a part is too small'],
      dont: ['Crop without being asked'],
    }),
  },
} satisfies Meta<typeof PictureCrop>
export default meta

type Story = StoryObj<typeof meta>

/** By keyboard: the arrow keys move the picture, and the slider zooms it. */
export const Square: Story = {
  async play({ canvas, userEvent }) {
    const frame = await canvas.findByRole('group', { name: 'The picture below the frame' })
    await waitFor(() => expect(lastPart()?.height).toBeCloseTo(75, 0))
    frame.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(lastPart()?.y).toBeLessThan(12))
    // Simulated keys do not move a native slider.
    await fireEvent.change(canvas.getByRole('slider', { name: 'Zoom' }), { target: { value: '4' } })
    await waitFor(() => expect(lastPart()?.width).toBeCloseTo(50, 0))
  },
}

/** By buttons, for those who can neither drag nor use a keyboard. */
export const Buttons: Story = {
  async play({ canvas, userEvent }) {
    const up = await canvas.findByRole('button', { name: 'Up' })
    await waitFor(() => expect(lastPart()?.height).toBeCloseTo(75, 0))
    const before = lastPart()?.y ?? 0
    await userEvent.click(up)
    await waitFor(() => expect(lastPart()?.y).toBeGreaterThan(before))
  },
}

/** A face in a round place. */
export const Round: Story = { args: { round: true } }

/** Wider than the picture. */
export const Wide: Story = { args: { aspect: 3 } }
