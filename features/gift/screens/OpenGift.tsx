import type { ReactNode } from 'react'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { QrCode } from '../../../ui/QrCode/QrCode.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/dates/day.ts'
import type { Device } from '../../shared/device/device.ts'
import type { OpenGift as Gift } from '../gift.ts'
import { GiftCode } from './GiftCode.tsx'
import { GiftHeading, amountText } from './GiftHeading.tsx'
import { GiftStores } from './GiftStores.tsx'
import { appHint } from './LoadingGift.tsx'

type Props = { gift: Gift; device: Device; pageUrl: string; explore: ReactNode }

export function OpenGift({ gift, device, pageUrl, explore }: Props) {
  const amount = amountText(gift)
  const stores = <GiftStores device={device} gift={gift} />
  return (
    <Stack space="lg">
      <GiftHeading gift={gift} title={amount === null ? 'Claim your gift' : `Claim your ${amount}`} />
      <GiftCode code={gift.code}>
        {/* The law of New Zealand requires a voucher's expiry to be shown prominently (since March 2026). */}
        {gift.expiresOn !== null && <Text weight="strong">{`Use it by ${formatDay(gift.expiresOn)}`}</Text>}
        <CopyButton
          text={gift.code}
          label="Copy the code"
          copiedLabel="Copied to clipboard."
          deniedLabel="Your browser does not let this page copy. Please select the code, or write it down."
        />
      </GiftCode>
      <Stack space="md">
        <Text>{appHint}</Text>
        {device === 'desktop' ? (
          <Split space="lg" align="center">
            <Stack space="xs">
              <QrCode value={gift.qrUrl ?? pageUrl} label="Scan to open your gift on your phone" />
              <Text size="sm" tone="muted">
                Scan with your phone’s camera to open your gift there.
              </Text>
            </Stack>
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
