import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { formatDay } from '../../shared/day.ts'
import { SupportLink } from '../../shared/SupportLink.tsx'
import type { Device } from '../device.ts'
import type { Gift } from '../gift.ts'
import { GiftHeading, amountOf } from './GiftHeading.tsx'
import { GiftStores } from './GiftStores.tsx'

type Props = { gift: Gift; status: 'redeemed' | 'expired'; device: Device; explore: ReactNode }

/** A gift that cannot be claimed any more, with a way on (GFT-03). */
export function EndedGift({ gift, status, device, explore }: Props) {
  const amount = amountOf(gift)
  const what = amount === null ? 'This gift' : `This gift of ${amount}`
  const ended = gift.expiresOn === null ? `${what} has expired.` : `${what} expired on ${formatDay(gift.expiresOn)}.`
  return (
    <Stack space="lg">
      <GiftHeading gift={gift} title={status === 'redeemed' ? 'Your gift is in the app' : 'This gift has expired'} />
      {status === 'redeemed' ? (
        <>
          <Alert tone="success">{`${what} has been claimed. Open the app to spend it.`}</Alert>
          <GiftStores device={device} gift={gift} />
        </>
      ) : (
        <Alert tone="info">{`${ended} The person who sent it, or our support team, may be able to help.`}</Alert>
      )}
      <SupportLink />
      {explore}
    </Stack>
  )
}
