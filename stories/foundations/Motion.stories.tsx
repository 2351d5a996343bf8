import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { spec } from '../spec.ts'
import { foundation } from './foundation.tsx'
import { Runners } from './Runners.tsx'

const meta = { title: 'Foundations/Motion', component: Runners, ...foundation(spec('ENT-02')) } satisfies Meta<typeof Runners>
export default meta

type Story = StoryObj<typeof meta>

/** Durations and easing. With reduced motion, nothing moves. */
export const Durations: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const runners = [...canvasElement.querySelectorAll<HTMLElement>('[data-runner]')]
    const distanceOf = (runner: HTMLElement) =>
      runner.getBoundingClientRect().left - (runner.parentElement?.getBoundingClientRect().left ?? 0)
    const distances = runners.map(distanceOf)
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }))
    await waitFor(() => expect(runners.every((runner, index) => distanceOf(runner) > (distances[index] ?? 0) + 100)).toBe(true))
  },
}
