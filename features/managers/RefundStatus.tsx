import { Badge } from '../../ui/Badge/Badge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { notRefunded } from './transaction.ts'

/** The status in the server's words. Most payments are not refunded: their cell stays empty, so that the others stand out. */
export const RefundStatus = ({ children }: { children: string }) =>
  children === notRefunded ? <VisuallyHidden>{children}</VisuallyHidden> : <Badge tone="accent">{children}</Badge>
