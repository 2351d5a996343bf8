import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Confetti, confettiMs } from '../../ui/Confetti/Confetti.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { spec } from '../spec.ts'
import { hasten, holdTime, passTime } from '../time.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Confetti',
  component: Confetti,
  parameters: usage({
    use: ['After a success that people waited or paid for'],
    avoid: ['`Alert` for an everyday success'],
    do: ['Put it on the screen that says what went well', 'Make the text understandable without it'],
    dont: ['Show it twice for one success', 'Show it for every sent form'],
  }),
  render: () => (
    <>
      <Heading level={2}>Payment Successful</Heading>
      <Confetti />
    </>
  ),
} satisfies Meta<typeof Confetti>
export default meta

type Story = StoryObj<typeof meta>

/** Confetti for three seconds; none with reduced motion. It takes no clicks and is not announced. */
export const Burst: Story = {
  parameters: { ...spec('MGR-10') },
  beforeEach: holdTime,
  async play({ canvas, canvasElement }) {
    await expect(confettiMs).toBe(3000)
    await expect(canvas.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(canvasElement.querySelector('[data-confetti]') === null).toBe(still)
    // Shorter than the animation, since a busy machine has used some of the time.
    await passTime(confettiMs - 1000)
    await expect(canvasElement.querySelector('[data-confetti]') === null).toBe(still)
    await hasten(() => expect(canvasElement.querySelector('[data-confetti]')).toBeNull())
  },
}
