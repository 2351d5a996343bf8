import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ColourBand } from '../../ui/ColourBand/ColourBand.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { spec } from '../spec.ts'
import { inColumn } from './inColumn.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/ColourBand',
  component: ColourBand,
  decorators: [inColumn],
  args: {
    background: '#1d4d3a',
    text: '#fdf3d8',
    children: (
      <Heading level={2} size="lg">
        Spring supper
      </Heading>
    ),
  },
  parameters: {
    ...spec('PUR-07'),
    ...usage({
      use: ['For a headline in colours that a restaurant chose'],
      avoid: ['`Card` or `Alert` for the enterprise’s own messages'],
      do: ['Keep it to a headline'],
      dont: ['Put fields or buttons in it: they have the enterprise’s colours'],
    }),
  },
} satisfies Meta<typeof ColourBand>
export default meta

type Story = StoryObj<typeof meta>

/** Colours with enough contrast are unchanged. */
export const Chosen: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: 'rgb(253, 243, 216)' })
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

/** Grey on near black has too little contrast: white replaces it. */
export const OnDark: Story = {
  args: { background: '#202020', text: '#3a3a3a' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: 'rgb(255, 255, 255)' })
  },
}
