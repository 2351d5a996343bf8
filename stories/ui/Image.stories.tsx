import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { Image, imageRatios } from '../../ui/Image/Image.tsx'
import { spec } from '../spec.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Image',
  component: Image,
  args: { src: '/pictures/fiammetta-hero.svg', alt: 'A plate of pasta', ratio: 'photo' },
  argTypes: { ratio: { control: 'inline-radio', options: imageRatios } },
  parameters: usage({
    use: ['For a picture of a dish, a room, a thing'],
    avoid: ['`Illustration` for the enterprise’s own drawings', '`Avatar` for people', '`BrandTile` for a restaurant'],
    do: ['Say in `alt` what it shows; leave it empty where the words beside it do', 'Take the ratio that its neighbours have'],
    dont: ['Put words into pictures'],
  }),
} satisfies Meta<typeof Image>
export default meta

type Story = StoryObj<typeof meta>

/** A loaded picture. */
export const Ready: Story = {
  async play({ canvas }) {
    const picture = canvas.getByRole('img', { name: 'A plate of pasta' })
    await waitFor(() => expect(picture.dataset['state']).toBe('ready'))
  },
}

/** A picture of another ratio is cropped to the same size. */
export const OddRatio: Story = { args: { src: '/pictures/kumo-logo.svg', alt: 'A bowl of rice', ratio: 'wide' } }

/** Loading: a placeholder of the same size; only the picture has an alternative text. */
export const Loading: Story = {
  args: { src: '/pictures/never', fallback: 'Our kitchen' },
  beforeEach({ msw }) {
    msw.use(http.get('/pictures/never', () => delay('infinite')))
  },
}

/** A picture in two widths: the browser takes the one that its box needs. */
export const Widths: Story = {
  args: { widths: { 360: '/pictures/harbor-hero.svg?width=360', 720: '/pictures/harbor-hero.svg?width=720' } },
  parameters: { ...spec('BLK-13') },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'A plate of pasta' })).toHaveAttribute(
      'srcset',
      '/pictures/harbor-hero.svg?width=360 360w, /pictures/harbor-hero.svg?width=720 720w',
    )
  },
}

/** Without a picture: an icon of the same size. */
export const Missing: Story = { args: { src: null }, parameters: { ...spec('CLM-28') } }

/** The picture does not load: the same icon, the same size. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A plate of pasta' }).tagName).toBe('SPAN'))
  },
}
