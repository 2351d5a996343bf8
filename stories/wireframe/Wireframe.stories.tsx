import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Board } from '../theme-editor/Board.tsx'
import { wireframe } from './enterprise.ts'
import { tracesOfBrand } from './traces.ts'
import { Unbranded } from './Unbranded.tsx'

const meta = {
  title: 'Checks/Wireframe',
  tags: ['check'],
  component: Board,
  decorators: [
    (Story) => (
      <Unbranded>
        <Story />
      </Unbranded>
    ),
  ],
} satisfies Meta<typeof Board>
export default meta

type Story = StoryObj<typeof meta>

/** The most common components without an enterprise: no hue, font or picture is left. */
export const NoBrand: Story = {
  async play({ canvasElement, globals }) {
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-enterprise', wireframe.id))
    // Colours change in a transition.
    await waitFor(() => expect(tracesOfBrand(canvasElement)).toEqual([]))
    await expect([...document.images].filter(({ src }) => src.includes('/themes/'))).toEqual([])

    // Proves that the check finds traces: with an enterprise's theme there are many.
    document.documentElement.dataset['enterprise'] = String(globals['enterprise'])
    await expect(tracesOfBrand(canvasElement).length).toBeGreaterThan(100)
    document.documentElement.dataset['enterprise'] = wireframe.id
  },
}
