import { type BadgeProps, Badge } from '../../../ui/Badge/Badge.tsx'
import type { OrderStatus, RedemptionStatus } from './statuses.ts'

type Look = Pick<BadgeProps, 'tone' | 'icon'> & { readonly label: string }

export const orderLooks: Readonly<Record<OrderStatus, Look>> = {
  scheduled: { label: 'Scheduled', tone: 'neutral', icon: 'calendar' },
  sending: { label: 'Sending', tone: 'accent', icon: 'clock' },
  sent: { label: 'Sent', tone: 'success', icon: 'check' },
  cancelled: { label: 'Canceled', tone: 'neutral', icon: 'close' },
}

export const redemptionLooks: Readonly<Record<RedemptionStatus, Look>> = {
  scheduled: { label: 'Scheduled', tone: 'neutral', icon: 'calendar' },
  sent: { label: 'Sent', tone: 'neutral', icon: 'mail' },
  opened: { label: 'Opened', tone: 'accent', icon: 'show' },
  claimed: { label: 'Claimed', tone: 'success', icon: 'gift' },
  redeemed: { label: 'Redeemed', tone: 'success', icon: 'check' },
  expired: { label: 'Expired', tone: 'neutral', icon: 'clock' },
  cancelled: { label: 'Canceled', tone: 'neutral', icon: 'close' },
  bounced: { label: 'Bounced', tone: 'danger', icon: 'alert' },
}

const Look = ({ label, ...look }: Look) => <Badge {...look}>{label}</Badge>

export const OrderBadge = ({ status }: { status: OrderStatus }) => <Look {...orderLooks[status]} />
export const RedemptionBadge = ({ status }: { status: RedemptionStatus }) => <Look {...redemptionLooks[status]} />
