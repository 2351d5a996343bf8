import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

const Level = ({ children }: { readonly children: string }) => (
  <Text size="sm" tone="muted">
    {children}
  </Text>
)

export const byOutline = () => (
  <Stack space="sm">
    <Heading level={2} size="lg">
      Your order
    </Heading>
    <Level>Level 2, large</Level>
    <Heading level={3} size="sm">
      Sent by email
    </Heading>
    <Level>Level 3, small</Level>
  </Stack>
)

export const levelLeftOut = () => (
  <Stack space="sm">
    <Heading level={2} size="lg">
      Your order
    </Heading>
    <Level>Level 2</Level>
    <Heading level={4} size="sm">
      Sent by email
    </Heading>
    <Level>Level 4, because it looked right</Level>
  </Stack>
)
