import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test'
import { PictureCrop } from '../../ui/PictureCrop/PictureCrop.tsx'
import { exempt } from '../conformance/exempt.ts'
import { near } from '../uploads/crops.ts'
import { portrait } from '../uploads/portrait.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const middle = { x: 0, y: 12.5, width: 100, height: 75 }

const meta = {
  title: 'UI/PictureCrop',
  component: PictureCrop,
  decorators: [inColumn],
  args: { src: portrait, aspect: 1, onChange: fn() },
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
  async play({ args, canvas, userEvent }) {
    const frame = await canvas.findByRole('group', { name: 'The picture below the frame' })
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(middle))
    frame.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ x: 0, y: near(9.58), width: 100, height: 75 }))
    // Simulated keys do not move a native slider.
    await fireEvent.change(canvas.getByRole('slider', { name: 'Zoom' }), { target: { value: '4' } })
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ x: 25, y: near(29.79), width: 50, height: 37.5 }))
  },
}

/** By buttons, for those who can neither drag nor use a keyboard. */
export const Buttons: Story = {
  async play({ args, canvas, userEvent }) {
    const up = await canvas.findByRole('button', { name: 'Up' })
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(middle))
    await userEvent.click(up)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ x: 0, y: near(15.42), width: 100, height: 75 }))
  },
}

/** A face in a round place. */
export const Round: Story = { args: { round: true } }

/** Wider than the picture. */
export const Wide: Story = { args: { aspect: 3 } }

/** Its place has no size at first: a part without a size is no part. */
export const SizedLater: Story = {
  decorators: [
    (Story) => (
      <div hidden>
        <Story />
      </div>
    ),
  ],
  async play({ args, canvas, canvasElement }) {
    await canvas.findByRole('group', { name: 'The picture below the frame', hidden: true })
    // The library takes no notice of the first size that it is told of: that must be the one without a place.
    for (const _ of ['drawn', 'measured']) await new Promise(requestAnimationFrame)
    canvasElement.querySelector('[hidden]')?.removeAttribute('hidden')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(middle))
    for (const [{ width }] of mocked(args.onChange).mock.calls) await expect(width).toBeGreaterThan(0)
  },
}
