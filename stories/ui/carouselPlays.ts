import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { brandSliderAdvanceMs } from '../../ui/BrandSlider/BrandSlider.tsx'
import type { Carousel } from '../../ui/Carousel/Carousel.tsx'
import { painted } from '../frame.ts'
import { passTime } from '../time.ts'

type Canvas = Parameters<NonNullable<StoryObj<typeof Carousel>['play']>>[0]['canvas']

/** Accessible names of the visible slides; the other slides are inert. */
export const shown = (canvas: Canvas) =>
  canvas
    .getAllByRole('group')
    .filter((group) => group.ariaRoleDescription === 'slide' && !group.inert)
    .map((group) => group.ariaLabel)

/** The next slide shows when its time has come, and not before. */
export async function expectAdvance(canvas: Canvas, to: string) {
  const before = shown(canvas)
  await passTime(brandSliderAdvanceMs - 200)
  await expect(shown(canvas)).toEqual(before)
  await passTime(200)
  await waitFor(() => expect(shown(canvas)).toEqual([to]))
}

/** The same slide still shows after the time of the next one. */
export async function expectPaused(canvas: Canvas, slide: string) {
  await passTime(1.5 * brandSliderAdvanceMs)
  await painted()
  await expect(shown(canvas)).toEqual([slide])
}
