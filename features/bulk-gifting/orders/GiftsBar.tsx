import { type Segment, type SegmentedBarProps, SegmentedBar } from '../../../ui/SegmentedBar/SegmentedBar.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { counted } from '../../shared/forms/counted.ts'
import { type GiftCounts, waitingGifts } from './orders.ts'

type Props = Partial<Pick<SegmentedBarProps, 'label' | 'size'>> & { gifts: GiftCounts }

/** Gifts as one bar, in the order in which they move. Without a count of the claimed ones it shows the sent ones. */
export function GiftsBar({ gifts, label = 'Gifts of this order', size = 'md' }: Props) {
  const { sent, claimed, bounced, cancelled } = gifts
  const waiting = waitingGifts(gifts)
  if (waiting === null || sent === null || bounced === null || cancelled === null)
    return <Text size="sm" tone="muted">{`${label}: how many were sent is not known.`}</Text>
  const part = (label: string, value: number, tone: Segment['tone']): Segment => ({
    label,
    value,
    text: value.toLocaleString('en-US'),
    tone,
  })
  const others = [part('Not sent', waiting, 'quiet'), part('Bounced', bounced, 'danger'), part('Canceled', cancelled, 'strong')].filter(
    ({ value }) => value > 0,
  )
  const gone =
    claimed === null
      ? [part('Sent', Math.max(0, sent - bounced), 'accent')]
      : [part('Claimed', claimed, 'accent'), part('Sent', Math.max(0, sent - bounced - claimed), 'soft')]
  // A row of a table has room for what there is.
  const named = size === 'lg' ? gone : gone.filter(({ value }) => value > 0)
  return <SegmentedBar label={label} size={size} segments={sent === 0 ? others : [...named, ...others]} />
}

/** Leads to the bounced gifts of an order, whose addresses can be corrected; nothing without any. */
export const CorrectLink = ({ bounced, href }: { bounced: number | null; href: string }) =>
  !bounced ? null : (
    <TextLink icon="edit" href={href}>
      {`Fix ${counted(bounced, 'bounced gift')}`}
    </TextLink>
  )
