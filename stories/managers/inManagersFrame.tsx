import type { Decorator } from '@storybook/react-vite'
import { AccountProvider } from '../../ui/PublicPage/SignedIn.tsx'
import { manager } from '../signedIn.tsx'
import { ManagersFrame } from '../../features/managers/ManagersFrame.tsx'

/** Shows a page of the managers' app within its navigation. */
export const inManagersFrame: Decorator = (Story) => (
  <AccountProvider value={manager}>
    <ManagersFrame locationsHref="#locations">
      <Story />
    </ManagersFrame>
  </AccountProvider>
)
