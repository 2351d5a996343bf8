import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../../ui/Text/Text.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'

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
} satisfies Meta<typeof TextLink>
export default meta

type Story = StoryObj<typeof meta>

/** A place to go, within a sentence. */
export const WithinText: Story = {}

/** Opens beside the page, so that nothing typed is lost. */
export const NewTab: Story = { args: { newTab: true } }
