import { Card } from '../../../ui/Card/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'

/** `AB-12` → `A, B, dash, 1, 2`: how a screen reader reads it aloud, and how a person says it on the phone. */
export const spelled = (code: string): string => Array.from(code, (sign) => (sign === '-' ? 'dash' : sign)).join(', ')

/** The code: to copy, to select, or to be read aloud where nothing can be copied (GFT-01, GFT-03). */
export const GiftCode = ({ code }: { readonly code: string }) => (
  <Card tone="ticket">
    <Stack space="sm">
      <Text size="sm" weight="strong" tone="muted">
        YOUR CODE
      </Text>
      <Text size="lg" weight="strong">
        <code>{code}</code>
        <VisuallyHidden>{`Spelled: ${spelled(code)}`}</VisuallyHidden>
      </Text>
      <CopyButton text={code} label="Copy the code" copiedLabel="Copied to clipboard." />
    </Stack>
  </Card>
)
