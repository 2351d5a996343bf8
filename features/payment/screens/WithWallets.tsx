import type { ReactNode } from 'react'
import { Divider } from '../../../ui/Divider/Divider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { WalletSlot } from '../gate/slots.ts'

type Props = {
  slot: WalletSlot
  /** The form that pays by card. */
  children: ReactNode
}

/** The wallets above the card. A browser without a wallet shows nothing here, and nothing moves. */
export const WithWallets = ({ slot, children }: Props) => (
  <Stack space={slot.kind === 'ready' ? 'md' : 'none'}>
    {slot.kind !== 'none' && slot.buttons}
    <Stack space="md">
      {slot.kind === 'ready' && <Divider label="Or pay by card" />}
      {children}
    </Stack>
  </Stack>
)
