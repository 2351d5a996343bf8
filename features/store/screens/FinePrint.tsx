import { Text } from '../../../ui/Text/Text.tsx'
import { Lines } from '../../shared/screens/Lines.tsx'

export const FinePrint = ({ text }: { text: string | null }) =>
  text && (
    <Text size="xs" tone="muted">
      <Lines text={text} />
    </Text>
  )
