import { isolated } from '../../../ui/isolated.ts'
import { plainText } from '../../../ui/text/plainText.ts'
import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { type Money, formatMoneyShort } from '../../shared/money/money.ts'
import { Lines } from '../../shared/screens/Lines.tsx'
import type { GiftDraft } from '../gift.ts'

export type GiftSlipProps = Money & { gift: Pick<GiftDraft, 'recipientName' | 'message' | 'design'>; sender: string }

/** The front of the gift as its recipient sees it. */
export function getGiftFront({ gift, sender, amount, currency }: GiftSlipProps) {
  const name = plainText(gift.recipientName)
  return {
    face: 'gift',
    art: gift.design && <GiftArt design={gift.design} />,
    kicker: name === '' ? `${isolated(sender)} sent you a gift` : `${isolated(name)}, ${isolated(sender)} sent you a gift`,
    amount: formatMoneyShort(amount, currency),
  } as const
}

/** The buyer's message; while it is written, its place. */
export const GiftMessage = ({ message, isWritten = false }: Pick<GiftDraft, 'message'> & { isWritten?: boolean }) =>
  plainText(message) === '' ? (
    isWritten && <Text tone="muted">Your message goes here.</Text>
  ) : (
    <Text size="lg">
      “<Lines text={plainText(message)} />”
    </Text>
  )

/** The gift as its recipient sees it, updated while the buyer types. */
export const GiftSlip = (props: GiftSlipProps) => (
  <Slip label="What they will see" {...getGiftFront(props)}>
    <GiftMessage message={props.gift.message} isWritten />
  </Slip>
)
