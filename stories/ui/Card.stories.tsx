import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, cardTones } from '../../ui/Card/Card.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { children: 'Things that belong together' },
  argTypes: { tone: { control: 'inline-radio', options: cardTones } },
  parameters: usage({
    use: ['For things that belong together'],
    avoid: [
      '`Section` for a part of a page with a title',
      '`Divider` if a line is enough',
      '`RadioTiles` for cards to choose from',
      '`Slip` for money: an offer, credit, a gift, a bill',
    ],
    do: ['Use `sunken` on a raised surface, and `raised` on the page'],
    dont: ['Nest cards of the same tone'],
  }),
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

/** On the page. */
export const Raised: Story = {}

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
