import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Device } from '../device/device.ts'
import type { WalletPasses } from '../links/walletPasses.ts'

type Props = { passes: WalletPasses; device: Device }

/** Puts a gift or a pass into the wallet of a phone. Text buttons: the badges of the vendors have rules of their own. */
export function AddToWallet({ passes: { apple, google }, device }: Props) {
  const forApple = device === 'android' ? null : apple
  const forGoogle = device === 'ios' ? null : google
  if (forApple === null && forGoogle === null) return null
  return (
    <Stack space="sm">
      <Text size="sm">In your phone’s wallet it is at hand at the table.</Text>
      {forApple !== null && (
        <LinkButton wide variant="soft" icon="add" href={forApple}>
          Add to Apple Wallet
        </LinkButton>
      )}
      {forGoogle !== null && (
        <LinkButton wide variant="soft" newTab icon="add" href={forGoogle}>
          Add to Google Wallet
        </LinkButton>
      )}
    </Stack>
  )
}
