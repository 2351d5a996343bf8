import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { QrCode } from '../../../ui/QrCode/QrCode.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/day.ts'
import type { Device } from '../device.ts'
import type { Gift } from '../gift.ts'
import { GiftCode } from './GiftCode.tsx'
import { GiftHeading, amountOf } from './GiftHeading.tsx'
import { GiftStores } from './GiftStores.tsx'

type Props = { gift: Gift; device: Device; pageUrl: string; explore: ReactNode }

/** The law of New Zealand asks for a voucher's expiry to be shown prominently (since March 2026). */
function Expiry({ expiresOn, country }: Pick<Gift, 'expiresOn' | 'country'>) {
  if (expiresOn === null) return null
  const text = `Use it by ${formatDay(expiresOn)}`
  return country === 'NZ' ? (
    <Alert tone="warning" title={text}>
      This voucher expires then.
    </Alert>
  ) : (
    <Text tone="muted">{`${text}.`}</Text>
  )
}

/** A gift to claim: its code comes first, then the app in which it is used (GFT-01). */
export function OpenGift({ gift, device, pageUrl, explore }: Props) {
  const amount = amountOf(gift)
  const stores = <GiftStores device={device} gift={gift} />
  return (
    <Stack space="lg">
      <GiftHeading gift={gift} title={amount === null ? 'Claim your gift' : `Claim your ${amount}`} />
      <Expiry {...gift} />
      <GiftCode code={gift.code} />
      <Stack space="md">
        <Text>Get the app, and enter your code there. It is yours to spend at the table.</Text>
        {device === 'desktop' ? (
          <Split space="lg" align="center">
            <QrCode value={gift.qrUrl ?? pageUrl} label="Scan to open your gift on your phone" />
            {stores}
          </Split>
        ) : (
          stores
        )}
        {explore}
      </Stack>
    </Stack>
  )
}
