import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EveryStory } from './EveryStory.tsx'

const meta = {
  title: 'UI/Wireframe of every story',
  component: EveryStory,
  args: { share: 0, shares: 6 },
  parameters: { controls: { disable: true }, docs: { story: { inline: false } } },
  async play({ canvas }) {
    await canvas.findByText(/is drawn/, {}, { timeout: 25_000 })
    await expect(canvas.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([])
  },
} satisfies Meta<typeof EveryStory>
export default meta

type Story = StoryObj<typeof meta>

/** Stories of every component in greys, one after the other: the first of them, and every sixth after it. */
export const FirstShare: Story = {}

/** The second, and every sixth after it. */
export const SecondShare: Story = { args: { share: 1 } }

/** The third, and every sixth after it. */
export const ThirdShare: Story = { args: { share: 2 } }

/** The fourth, and every sixth after it. */
export const FourthShare: Story = { args: { share: 3 } }

/** The fifth, and every sixth after it. */
export const FifthShare: Story = { args: { share: 4 } }

/** The sixth, and every sixth after it. */
export const SixthShare: Story = { args: { share: 5 } }
