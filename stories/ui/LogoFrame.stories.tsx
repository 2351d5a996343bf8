import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LogoFrame, logoFrameGrounds } from '../../ui/LogoFrame/LogoFrame.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/LogoFrame',
  component: LogoFrame,
  args: { src: '/pictures/kumo-logo.svg', alt: 'Kumo Ramen', fallback: 'Kumo Ramen' },
  argTypes: { ground: { control: 'inline-radio', options: logoFrameGrounds } },
  parameters: usage({
    use: ['To check a restaurant’s logo on the background on which it will be seen', 'At the head of a page about one restaurant'],
    avoid: ['`Logo` for the enterprise', '`BrandTile` for a restaurant to choose', '`Image` for pictures that may be cropped'],
    do: ['Say in the fallback what is missing'],
    dont: ['Put a logo for dark backgrounds on a light one'],
  }),
} satisfies Meta<typeof LogoFrame>
export default meta

type Story = StoryObj<typeof meta>

/** The whole logo on white. */
export const Light: Story = {
  async play({ canvas }) {
    const logo = canvas.getByRole('img', { name: 'Kumo Ramen' })
    await waitFor(() => expect(logo.dataset['state']).toBe('ready'))
  },
}

/** On black, in a light theme too. */
export const Dark: Story = { args: { ground: 'dark' } }

/** No logo yet. */
export const Missing: Story = { args: { src: null, fallback: 'No logo yet' } }

/** The logo does not load: its text stays. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('Kumo Ramen')).toBeVisible()
  },
}
