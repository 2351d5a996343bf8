import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sizes } from './Sizes.tsx'

const meta = { title: 'Guides/Sizes', component: Sizes, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof Sizes
>

export default meta

type Story = StoryObj<typeof meta>

/** What each component adds to an application, the largest first. Written by `npm run package`. */
export const EachComponent: Story = {
  async play({ canvas }) {
    const [, largest] = canvas.getAllByRole('row')
    await expect(largest).toHaveTextContent('Combobox')
  },
}
