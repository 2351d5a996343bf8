import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading, headingLevels, headingSizes } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { byOutline, levelLeftOut } from './advice/Heading.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Heading',
  component: Heading,
  args: { level: 1, children: 'Enter the code we texted you' },
  argTypes: { level: { control: 'inline-radio', options: headingLevels }, size: { control: 'inline-radio', options: headingSizes } },
  parameters: usage({
    use: ['For the title of a page or of a part of it'],
    avoid: ['`Section`, which has its heading already', '`Text` with weight for emphasis'],
    do: [
      { text: 'Choose the level by the outline, and the size by the design', example: byOutline },
      'Let a new screen’s title take the focus',
    ],
    dont: [{ text: 'Leave a level out', example: levelLeftOut }, 'Have two of level 1 on a page'],
  }),
} satisfies Meta<typeof Heading>
export default meta

type Story = StoryObj<typeof meta>

/** The title of a screen. */
export const Title: Story = {}

/** The title of a new screen takes the focus and is announced, without a focus ring. */
export const TakesFocus: Story = {
  // It would take the focus of the page of documentation.
  parameters: { docs: { disable: true } },
  args: { takesFocus: true },
  async play({ canvas }) {
    const title = canvas.getByRole('heading')
    await expect(title).toHaveFocus()
    await expect(getComputedStyle(title).outlineStyle).toBe('none')
  },
}

/** Every level with its default size, and a long word. */
export const Levels: Story = {
  render: () => (
    <Stack space="sm">
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level}: Donaudampfschifffahrtsgesellschaft
        </Heading>
      ))}
    </Stack>
  ),
}
