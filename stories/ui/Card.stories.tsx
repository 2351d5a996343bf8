import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, cardTones } from '../../ui/Card/Card.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { children: 'Things that belong together' },
  argTypes: { tone: { control: 'inline-radio', options: cardTones } },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

/** Lies on the page. */
export const Raised: Story = {}

/** Every tone. */
export const Tones: Story = {
  render: ({ children }) => (
    <Stack space="md">
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone}>
          {children}
        </Card>
      ))}
    </Stack>
  ),
}
