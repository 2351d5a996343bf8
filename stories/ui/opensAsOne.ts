import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** Fails where the front of a gift's wrapping and its back part while it is opened. */
export async function opensAsOne({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  const wrapping = canvasElement.querySelector('[data-wrapping] > *')
  if (!wrapping) throw new Error('It is not opened.')
  // The opening begins again.
  wrapping.parentElement?.append(wrapping)
  const opening = wrapping.getAnimations({ subtree: true })
  for (const motion of opening) {
    motion.pause()
    motion.currentTime = Number(motion.effect?.getComputedTiming().endTime) / 2
  }
  await expect(opening.length).toBeGreaterThanOrEqual(3)
  const [, front] = getComputedStyle(wrapping, '::before').translate.split(' ')
  const [, back] = getComputedStyle(wrapping).backgroundPosition.split(' ')
  await expect(back).toBe(front)
  for (const motion of opening) motion.finish()
}
