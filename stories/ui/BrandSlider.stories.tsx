import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BrandSlider, brandSliderAdvanceMs, brandsPerSlide } from '../../ui/BrandSlider/BrandSlider.tsx'
import { holdTime, passTime } from '../time.ts'
import { spec } from '../spec.ts'
import { brands } from './slides.tsx'
import { inWidth } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/BrandSlider',
  component: BrandSlider,
  args: { label: 'Restaurants near you', brands },
  parameters: usage({
    use: ['To show examples of where credit can be spent'],
    avoid: ['When people look for one restaurant: use `List`, `BrandTile` in `Columns`, or `Map`'],
    do: ['Put the nearest first'],
    dont: ['Show more than 25 restaurants', 'Make it the only way to a restaurant'],
  }),
} satisfies Meta<typeof BrandSlider>
export default meta

type Story = StoryObj<typeof meta>

/** In a column narrower than 840 px: three at a time; the next three show after 3 seconds. Hidden ones cannot be focused. */
export const GoesOn: Story = {
  decorators: [inWidth(720)],
  beforeEach: holdTime,
  parameters: { ...spec('PUB-02', 'CAR-01') },
  async play({ canvas }) {
    const shown = () =>
      canvas
        .getAllByRole('link')
        .filter((link) => !link.closest('[inert]'))
        .map((link) => link.getAttribute('href'))
    await expect(brandSliderAdvanceMs).toBe(3000)
    await expect(shown()).toHaveLength(brandsPerSlide)
    const first = shown()
    await passTime(brandSliderAdvanceMs - 200)
    await expect(shown()).toEqual(first)
    await passTime(200)
    await waitFor(() => expect(shown()).not.toEqual(first))
    await passTime(brandSliderAdvanceMs)
    await waitFor(() => expect(shown()).toHaveLength(1))
    await passTime(brandSliderAdvanceMs)
    await waitFor(() => expect(shown()).toEqual(first))
  },
}

/** Tab reaches the pause button, then only the restaurants of this slide. It pauses while the focus is inside. */
export const ByKeyboard: Story = {
  decorators: [inWidth(720)],
  beforeEach: holdTime,
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pause the slides' })).toHaveFocus()
    const reached = new Set<Element | null>()
    for (let press = 0; press < brandsPerSlide + 3; press += 1) {
      await userEvent.tab()
      reached.add(document.activeElement)
    }
    const first = canvas.getAllByRole('link').slice(0, brandsPerSlide)
    await expect(canvas.getAllByRole('link').filter((link) => reached.has(link))).toEqual(first)
  },
}

/** A wide column: all at once, as the theme serves them. Nothing moves. */
export const AtOnce: Story = {
  decorators: [inWidth(1000)],
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(brands.length)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The smallest phone: still three in a row. */
export const Narrow: Story = {
  decorators: [inWidth(280)],
  async play({ canvas }) {
    const tops = canvas
      .getAllByRole('link')
      .slice(0, brandsPerSlide)
      .map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(1)
  },
}

/** Loading: placeholders of the final size. */
export const Awaited: Story = { args: { brands: null } }

/** One slide shows all. */
export const Few: Story = { args: { brands: brands.slice(0, 3) } }
