import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../ui/Text/Text.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { linksHere, saysWhere } from './advice/TextLink.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '#terms', children: 'terms' },
  decorators: [
    (Story) => (
      <Text>
        By going on you agree to the <Story />.
      </Text>
    ),
  ],
  parameters: usage({
    use: ['For a link in a sentence'],
    avoid: ['`LinkButton` for a main step', '`TextButton` for something to do here'],
    do: [{ text: 'Say in the link’s text where it leads', example: saysWhere }, 'Set `newTab` where something typed would be lost'],
    dont: [{ text: 'Link the word "here"', example: linksHere }, 'Use it alone: it is too small for a finger'],
  }),
} satisfies Meta<typeof TextLink>
export default meta

type Story = StoryObj<typeof meta>

/** In a sentence. */
export const WithinText: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveFocus()
  },
}

/** Opens a new tab, so that nothing typed is lost. */
export const NewTab: Story = {
  args: { newTab: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'terms (opens in a new tab)' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
