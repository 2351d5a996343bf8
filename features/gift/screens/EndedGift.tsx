import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import type { Device } from '../device.ts'
import type { EndedGift as Gift } from '../gift.ts'
import { GiftHeading, amountOf } from './GiftHeading.tsx'
import { GiftStores } from './GiftStores.tsx'

type Props = { gift: Gift; device: Device; explore: ReactNode }

const titles: Readonly<Record<Gift['state'], string>> = {
  redeemed: 'Your gift is in the app',
  expired: 'This gift has expired',
  cancelled: 'This gift is no longer valid',
}

/** What became of the gift, and what its recipient can do. */
function leadOf({ state, expiresOn }: Gift, what: string): string {
  const whoHelps = 'The person who sent it, or our support team, may be able to help.'
  switch (state) {
    case 'redeemed':
      return `${what} has been claimed. Open the app to spend it.`
    case 'expired':
      return `${expiresOn === null ? `${what} has expired.` : `${what} expired on ${formatDay(expiresOn)}.`} ${whoHelps}`
    case 'cancelled':
      return `${what} was cancelled, or sent again. If you have a newer email, open the gift from there. ${whoHelps}`
  }
}

/** A gift that cannot be claimed any more, with a way on. */
export function EndedGift({ gift, device, explore }: Props) {
  const amount = amountOf(gift)
  const what = amount === null ? 'This gift' : `This gift of ${amount}`
  const isInApp = gift.state === 'redeemed'
  return (
    <Stack space="lg">
      <GiftHeading gift={gift} title={titles[gift.state]} />
      <Alert tone={isInApp ? 'success' : 'info'}>{leadOf(gift, what)}</Alert>
      {isInApp && <GiftStores device={device} gift={gift} />}
      <SupportLink />
      {explore}
    </Stack>
  )
}
