import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'

const reasons = [
  { title: 'One balance, many guests', text: 'Everyone you name pays from it with their phone. Nobody hands in a receipt.' },
  { title: 'A fifth comes back', text: 'Twenty percent of every bill is credit again, before the coffee is served.' },
  { title: 'Good tables only', text: 'Restaurants we would take our own guests to, near your desk and wherever you travel.' },
]

export const Reasons = () => (
  <Stack space="lg" as="ul">
    {reasons.map(({ title, text }) => (
      <Stack key={title} space="xxs" as="li">
        <Heading level={3}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
    ))}
  </Stack>
)
