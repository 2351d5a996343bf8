import { Text } from '../../../ui/Text/Text.tsx'

export const FinePrint = ({ text }: { text: string | null }) =>
  text && (
    <Text size="xs" tone="muted">
      {text}
    </Text>
  )
