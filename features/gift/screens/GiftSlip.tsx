import { isolated } from '../../../ui/isolated.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { GiftArt } from '../../../ui/GiftDesigns/GiftArt.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Wrapping } from '../../../ui/Slip/Wrapping.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { expiryFact } from '../../shared/gift/expiry.ts'
import { bonusText } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import type { EndedGift, Gift, OpenGift } from '../gift.ts'
import { spellOut } from '../spellOut.ts'
import { useAmountText } from './useAmountText.ts'

const frontFromGift = ({ from, brand }: Gift) => ({
  face: 'gift' as const,
  label: 'Your gift',
  kicker: from === null ? 'A GIFT FOR YOU' : `${isolated(from)} SENT YOU A GIFT`,
  ...(brand?.name && { place: { name: brand.name, picture: <Avatar size="sm" name={brand.name} src={brand.logo} /> } }),
})

/** Most gifts are sealed, so that the wrapping is drawn while one is being read. */
export const LoadingSlip = () => <Wrapping state="sealed" />

export const SealedSlip = ({ gift: { from, design } }: { readonly gift: Gift }) => (
  <Wrapping state="sealed" to="For you" from={from && `from ${isolated(from)}`} design={design} />
)

/** The gift with its code. */
export const GiftSlip = ({ gift }: { readonly gift: OpenGift }) => (
  <Wrapping state="opened" design={gift.design}>
    <Slip
      {...frontFromGift(gift)}
      art={gift.design && <GiftArt design={gift.design} />}
      amount={useAmountText(gift)}
      sticker={bonusText(gift.bonus ?? 0, useCurrency(gift.currency))}
      // The law of New Zealand requires a voucher's expiry, or that it has none, to be shown prominently (since March 2026).
      stub={[expiryFact(gift.expiresOn)]}>
      <Stack space="xs" align="start">
        <Text size="sm" weight="strong" tone="muted">
          YOUR CODE
        </Text>
        <Text size="xl" weight="strong">
          <code>{gift.code}</code>
          <VisuallyHidden>{`Spelled: ${spellOut(gift.code)}`}</VisuallyHidden>
        </Text>
        <CopyButton
          text={gift.code}
          label="Copy the code"
          copiedLabel="Copied to clipboard."
          deniedLabel="Your browser does not let this page copy. Please select the code, or write it down."
        />
      </Stack>
    </Slip>
  </Wrapping>
)

/** The gift that nobody can claim any more. A claimed one is worth what it was. */
export const EndedSlip = ({ gift }: { readonly gift: EndedGift }) => (
  <Slip
    {...frontFromGift(gift)}
    amount={useAmountText(gift)}
    {...(gift.state === 'redeemed' ? { sticker: 'CLAIMED' } : { ended: gift.state === 'expired' ? 'Expired' : 'Canceled' })}
    {...(gift.state === 'expired' && gift.expiresOn?.day && { stub: [{ term: 'Expired', detail: formatDay(gift.expiresOn.day) }] })}
  />
)
