import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { notRefunded } from './transaction.ts'

/** The status in the server's words. Most payments are not refunded: that is said quietly, so that the others stand out. */
export const RefundStatus = ({ children }: { children: string }) =>
  children === notRefunded ? <Text tone="muted">{children}</Text> : <Badge tone="accent">{children}</Badge>
