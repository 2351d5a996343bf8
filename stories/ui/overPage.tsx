import type { Decorator } from '@storybook/react-vite'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { List } from '../../ui/List/List.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'

const checks = [
  { id: '1', title: 'Ana López', detail: 'Check 1047, table 12', trail: '$48.00' },
  { id: '2', title: 'Grace Hopper', detail: 'Check 1042, table 3', trail: '$126.50' },
  { id: '3', title: 'Katherine Johnson', detail: 'Check 1039, at the bar', trail: '$31.20' },
  { id: '4', title: 'Yuki Tanaka', detail: 'Check 1031, table 8', trail: '$84.00' },
  { id: '5', title: 'Zoë Lamarr', detail: 'Check 1030, on the terrace', trail: '$212.75' },
]

/** A page behind an overlay, which shows how much of it is dimmed. */
export const overPage: Decorator = (Story) => (
  <Stack space="md">
    <Heading level={2}>Tonight</Heading>
    <div>
      <Story />
    </div>
    <List label="Checks of tonight" items={checks} empty="No check is open." />
  </Stack>
)
