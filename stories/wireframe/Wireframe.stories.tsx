import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import conformance, * as stories from '../ui/Conformance.stories.tsx'
import { wireframe } from './enterprise.ts'
import { tracesOfBrand } from './traces.ts'
import { Unbranded } from './Unbranded.tsx'

const meta = {
  ...conformance,
  title: 'UI/Wireframe',
  decorators: [
    (Story) => (
      <Unbranded>
        <Story />
      </Unbranded>
    ),
  ],
} satisfies Meta<typeof conformance.component>
export default meta

type Story = StoryObj<typeof meta>

/** Every component in greys: nothing that an enterprise gave is left, in colour, letter or picture. */
export const NoBrand: Story = {
  async play({ canvasElement, globals }) {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-enterprise', wireframe.id))
    await expect(tracesOfBrand(canvasElement)).toEqual([])
    await expect([...document.images].filter(({ src }) => src.includes('/themes/'))).toEqual([])

    // Dressed by a house, the same page is full of its traces: what is looked for would be found.
    document.documentElement.dataset['enterprise'] = String(globals['enterprise'])
    await expect(tracesOfBrand(canvasElement).length).toBeGreaterThan(100)
    document.documentElement.dataset['enterprise'] = wireframe.id
  },
}

/** The smallest phone. */
export const Narrow: Story = { ...stories.Narrow }

/** A script that runs from right to left. */
export const RightToLeft: Story = { ...stories.RightToLeft }

/** A reader who doubled the size of all text. */
export const LargeText: Story = { ...stories.LargeText }

/** Everything a finger or a key can reach. */
export const Reachable: Story = { ...stories.Reachable }

/** Where the system paints all grounds alike. */
export const ForcedColours: Story = { ...stories.ForcedColours }
