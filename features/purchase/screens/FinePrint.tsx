import { Text } from '../../../ui/Text/Text.tsx'

/** What a lawyer wants said, where there is any (PUR-06). */
export const FinePrint = ({ text }: { text: string | null }) =>
  text && (
    <Text size="xs" tone="muted">
      {text}
    </Text>
  )
