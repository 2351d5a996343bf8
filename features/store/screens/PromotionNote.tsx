import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import type { Promotion } from '../panel.ts'

/** The running promotion and its last day. */
export const PromotionNote = ({ promotion: { slug, endsOn } }: { promotion: Promotion }) => (
  <Inline space="xs">
    <Badge tone="bright" icon="ticket">
      {slug}
    </Badge>
    {endsOn && (
      <Text size="sm" tone="muted">
        Until {formatDay(endsOn)}
      </Text>
    )}
  </Inline>
)
