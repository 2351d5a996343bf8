import type { Meta } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { fn } from 'storybook/test'
import { ClaimScreen, type ClaimScreenProps } from '../../features/claim/ClaimScreen.tsx'
import { LaterScreens } from '../../features/claim/LaterScreens.tsx'
import type { ClaimEvent, ClaimState } from '../../features/claim/claim.ts'
import { transition } from '../../features/claim/transition.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { admittedBy } from './addresses.ts'

/** The state, with its guest's address as the house admits it. */
function useAdmitted(state: ClaimState): ClaimState {
  const enterprise = useEnterprise()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a state is plain data, and only the ending of an address is another
  return useMemo(() => JSON.parse(admittedBy(enterprise, JSON.stringify(state))) as ClaimState, [enterprise, state])
}

/**
 * The screen, moved on by what its guest does: what is typed stays, a submitted form shows that it is sending. Nothing
 * is sent anywhere, so no answer ever comes.
 */
function Walkable({ state: given, send, ...props }: ClaimScreenProps) {
  const first = useAdmitted(given)
  const [walk, setWalk] = useState({ first, state: first })
  const follow = (event: ClaimEvent) => {
    send(event)
    setWalk((before) => ({ first, state: transition(before.first === first ? before.state : first, event)[0] }))
  }
  return <ClaimScreen {...props} state={walk.first === first ? walk.state : first} send={follow} />
}

/** What the stories of the claim screen have in common; each module adds its title and states. */
export const claimScreenMeta = {
  component: ClaimScreen,
  args: { send: fn(), later: LaterScreens, checkoutHref: ({ icoId }) => `#checkout-${icoId}` },
  render: (args) => <Walkable {...args} />,
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof ClaimScreen>
