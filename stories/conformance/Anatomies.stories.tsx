import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { withoutPicture } from '../withoutPicture.ts'
import { anatomies } from './anatomies.ts'

const meta = {
  title: 'Checks/Anatomies',
  tags: ['check'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { story: { inline: false } },
    // Each of these stories is checked on its own; together they have several pages' landmarks.
    a11y: { test: 'off' },
    ...withoutPicture('It shows stories that have pictures of their own'),
  },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Every part that a component's documentation numbers is in its first story. */
export const EveryPart: Story = {
  render: () => (
    <>
      {anatomies.map(({ name, Story, anatomy }) => (
        <div key={name} data-name={name}>
          <Story {...anatomy.args} />
        </div>
      ))}
    </>
  ),
  async play({ canvasElement }) {
    await expect(anatomies.length).toBeGreaterThanOrEqual(15)
    for (const { name, anatomy } of anatomies) {
      const drawn = canvasElement.querySelector(`[data-name="${name}"]`)
      // A table renders the rows that are in sight.
      drawn?.scrollIntoView({ behavior: 'instant' })
      const missing = () => Object.entries(anatomy.parts).filter(([, { at }]) => !drawn?.querySelector(at))
      await waitFor(() => expect(missing(), name).toEqual([]))
    }
  },
}
