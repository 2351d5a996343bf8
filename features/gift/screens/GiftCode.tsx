import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card/Card.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { spellOut } from '../spellOut.ts'

type Props = { code: string; children?: ReactNode }

export const GiftCode = ({ code, children }: Props) => (
  <Card tone="ticket">
    <Stack space="sm" align="center">
      <Text size="sm" weight="strong" tone="muted">
        YOUR CODE
      </Text>
      <Text size="xl" weight="strong" align="center">
        <code>{code}</code>
        <VisuallyHidden>{`Spelled: ${spellOut(code)}`}</VisuallyHidden>
      </Text>
      {children}
    </Stack>
  </Card>
)
