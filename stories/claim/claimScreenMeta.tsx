import type { Meta } from '@storybook/react-vite'
import { useMemo } from 'react'
import { fn } from 'storybook/test'
import { ClaimScreen, type ClaimScreenProps } from '../../features/claim/ClaimScreen.tsx'
import { LazyScreens } from '../../features/claim/LazyScreens.tsx'
import type { ClaimState } from '../../features/claim/claim.ts'
import { states } from '../../features/claim/examples/states.ts'
import { variants } from '../../features/claim/examples/variants.ts'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { transition } from '../../features/claim/transition.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { AccountProvider } from '../../ui/PublicPage/SignedIn.tsx'
import { account } from '../signedIn.tsx'
import { byName } from '../byName.ts'
import { useWalk } from '../useWalk.ts'
import { ResetOnTrial } from '../account/ResetOnTrial.tsx'
import { admittedBy } from './addresses.ts'

/** The state with an address that the enterprise accepts. */
function useAdmitted(state: ClaimState): ClaimState {
  const enterprise = useEnterprise()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a state is plain data, and only the ending of an address is another
  return useMemo(() => JSON.parse(admittedBy(enterprise, JSON.stringify(state))) as ClaimState, [enterprise, state])
}

/** The screen with its transitions. */
function Walkable({ state: given, send, ...props }: ClaimScreenProps) {
  const [state, follow] = useWalk(useAdmitted(given), transition, send)
  return (
    <AccountProvider value={props.member === null ? null : account}>
      <ClaimScreen {...props} state={state} send={follow} />
    </AccountProvider>
  )
}

/** Shared by the stories of the claim screen. Its page for a new password sends nothing. */
export const claimScreenMeta = {
  component: ClaimScreen,
  args: {
    send: fn(),
    drafts: noDrafts,
    lazyScreens: LazyScreens,
    forgotPassword: ResetOnTrial,
    checkoutHref: ({ icoId }) => `#checkout-${icoId}`,
    member: null,
  },
  render: (args) => <Walkable {...args} />,
  argTypes: byName({ ...states, ...variants }),
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof ClaimScreen>
