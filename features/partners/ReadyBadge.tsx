import { Badge } from '../../ui/Badge/Badge.tsx'

type Props = { isReady: boolean; ready: string; unready: string }

/** Whether something is ready, in words. */
export const ReadyBadge = ({ isReady, ready, unready }: Props) => (
  <Badge tone={isReady ? 'success' : 'warning'} icon={isReady ? 'check' : 'alert'}>
    {isReady ? ready : unready}
  </Badge>
)
