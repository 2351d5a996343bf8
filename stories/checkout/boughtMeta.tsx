import type { Meta } from '@storybook/react-vite'
import { isSignedIn } from '../../features/checkout/account.ts'
import { Bought, type BoughtProps } from '../../features/checkout/screens/Bought.tsx'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { boughtExamples } from '../../mocks/examples/checkout/bought.ts'
import { AccountProvider } from '../../ui/PublicPage/SignedIn.tsx'
import { account } from '../signedIn.tsx'
import { boughtArgs, links, useAdmitted } from './checkoutScreenMeta.tsx'

function OnPage({ state: given, ...props }: BoughtProps) {
  const state = useAdmitted(given)
  return (
    <AccountProvider value={isSignedIn(state.visit.account) ? account : null}>
      <Bought {...props} state={state} />
    </AccountProvider>
  )
}

/** Shared by the stories of what follows a purchase; each file adds its title and states. */
export const boughtMeta = {
  component: Bought,
  args: { ...boughtArgs, ...boughtExamples.confirmation, links, drafts: noDrafts },
  render: (args) => <OnPage {...args} />,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Bought>
