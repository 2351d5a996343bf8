import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text, textSizes, textTones, textWeights } from '../../ui/Text/Text.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Text',
  component: Text,
  args: { children: 'Your credit waits for you, and so does your table.' },
  argTypes: {
    size: { control: 'inline-radio', options: textSizes },
    tone: { control: 'inline-radio', options: textTones },
    weight: { control: 'inline-radio', options: textWeights },
  },
  parameters: usage({
    use: ['For all reading text'],
    avoid: ['`Heading` for titles', '`Amount` for sums', '`TextLink` and `TextButton` for links and actions'],
    do: ['Set only what differs from the text around it'],
    dont: ['Use it as a title', 'Show an error by its tone alone'],
  }),
} satisfies Meta<typeof Text>
export default meta

type Story = StoryObj<typeof meta>

/** Reading text. */
export const Plain: Story = {}

/** Every size, tone and weight. */
export const Looks: Story = {
  render: ({ children }) => (
    <Stack space="xs">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {children}
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {children}
        </Text>
      ))}
    </Stack>
  ),
}

/** A very long word breaks. */
export const LongWord: Story = { args: { children: 'Donaudampfschifffahrtsgesellschaft'.repeat(12) } }
