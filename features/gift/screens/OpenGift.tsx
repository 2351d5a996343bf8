import { isolated } from '../../../ui/isolated.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Nothing, lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Device } from '../../shared/device/device.ts'
import { ScannedCode } from '../../shared/screens/ScannedCode.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { ScreenHeading } from '../../shared/screens/Screen.tsx'
import type { OpenGift as Gift } from '../gift.ts'
import { useAmountText } from './useAmountText.ts'
import { appHint, sealedHint } from './LoadingGift.tsx'

type Props = { gift: Gift; device: Device; pageUrl: string; explore: ReactNode }

/** Few gifts have passes, and they stand below the stores. */
const Wallets = lazyComponent(async () => (await import('../../shared/screens/AddToWallet.tsx')).AddToWallet, Nothing, Nothing)

const Notes = lazyComponent(async () => (await import('./GiftNotes.tsx')).GiftNotes, Nothing, Nothing)

export function OpenGift({ gift, device, pageUrl, explore }: Props) {
  const amount = useAmountText(gift)
  const stores = (
    <>
      <StoreLinks variant="solid" device={device} gift={gift} />
      {(gift.passes.apple ?? gift.passes.google) !== null && <Wallets device={device} passes={gift.passes} />}
    </>
  )
  return (
    <Stack space="lg">
      <ScreenHeading>{amount === null ? 'Claim your gift' : `Claim your ${amount}`}</ScreenHeading>
      <Stack space="md">
        <Text>{appHint}</Text>
        {device === 'desktop' ? (
          <>
            <Inline space="md" wrap={false}>
              <ScannedCode value={gift.qrUrl ?? pageUrl} label="The gift’s QR code" />
              <Text>Scan with your phone’s camera to open your gift there.</Text>
            </Inline>
            {stores}
          </>
        ) : (
          stores
        )}
        {explore}
        <Notes gift={gift} />
      </Stack>
    </Stack>
  )
}

/** One press unwraps it. */
export const SealedGift = ({ gift: { from }, onOpen }: Pick<Props, 'gift'> & { onOpen: () => void }) => (
  <Stack space="lg">
    <Stack space="xs">
      <ScreenHeading>{from === null ? 'A gift for you' : `A gift from ${isolated(from)}`}</ScreenHeading>
      <Text size="lg" tone="muted">
        {sealedHint}
      </Text>
    </Stack>
    <Button wide icon="gift" onClick={onOpen}>
      Open your gift
    </Button>
  </Stack>
)
