import type { Decorator } from '@storybook/react-vite'
import { PartnerFrame } from '../../features/partners/PartnerFrame.tsx'
import type { PartnerPage } from '../../features/partners/pages.ts'
import { project } from '../../mocks/examples/partners/states.ts'
import { AccountProvider } from '../../ui/PublicPage/SignedIn.tsx'
import { account } from '../signedIn.tsx'
import { Toasts } from '../../ui/Toast/Toasts.tsx'

const nothing = () => undefined

/** Shows a page of the partner portal within its navigation. */
export const inPartnerFrame =
  (page: PartnerPage): Decorator =>
  (Story) => (
    <AccountProvider value={account}>
      <PartnerFrame project={project} page={page} hrefOf={(each) => `#${each}`} onProject={nothing}>
        <Toasts>
          <Story />
        </Toasts>
      </PartnerFrame>
    </AccountProvider>
  )
