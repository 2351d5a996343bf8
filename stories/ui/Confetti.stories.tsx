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
  parameters: {
    ...usage({
      use: ['When something went well that people waited or paid for'],
      avoid: ['When it went as it always does: say so in an `Alert`'],
      do: ['Put it on the screen that says what went well', 'Let the words stand without it'],
      dont: ['Throw it twice for one thing', 'Throw it when a mere form was sent'],
    }),
  },
  render: () => (
    <>
      <Heading level={2}>Payment Successful</Heading>
      <Confetti />
    </>
  ),
} satisfies Meta<typeof Confetti>
export default meta

type Story = StoryObj<typeof meta>

/** Three seconds of paper; where nothing should move there is none. It neither takes a click nor is read out. */
export const Burst: Story = {
  parameters: { ...spec('MGR-10') },
  beforeEach: holdTime,
  async play({ canvas, canvasElement }) {
    await expect(confettiMs).toBe(3000)
    await expect(canvas.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(canvasElement.querySelector('[data-confetti]') === null).toBe(still)
    // Nearly as long as it lasts: a busy machine may have let some of the time pass already.
    await passTime(confettiMs - 1000)
    await expect(canvasElement.querySelector('[data-confetti]') === null).toBe(still)
    await hasten(() => expect(canvasElement.querySelector('[data-confetti]')).toBeNull())
  },
}
