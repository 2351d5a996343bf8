import type { Decorator } from '@storybook/react-vite'
import { AccountProvider } from '../../ui/PublicPage/SignedIn.tsx'
import { account } from '../signedIn.tsx'
import { type GiftingPage, GiftingFrame } from '../../features/bulk-gifting/GiftingFrame.tsx'

/** Shows a page of the bulk-gifting site within its navigation. */
export const inGiftingFrame =
  (page: GiftingPage): Decorator =>
  (Story) => (
    <AccountProvider value={account}>
      <GiftingFrame page={page} hrefs={{ create: '#create', dashboard: '#dashboard', calculator: '#calculator' }}>
        <Story />
      </GiftingFrame>
    </AccountProvider>
  )
