import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Ending } from './Ending.tsx'
import type { StepProps } from './StepProps.ts'

type Refused = 'prevClaimed' | 'prevUsed' | 'returnUserNoLongerAvailable' | 'claimOwnReferral' | 'suspendedAccount'

type Words = { title: string; lead: string; wayOn: 'app' | 'support' }

const words: { readonly [Status in Refused]: Words } = {
  prevClaimed: { title: 'You’ve already claimed this offer', lead: 'It is waiting in the app, ready for your next table.', wayOn: 'app' },
  prevUsed: {
    title: 'This offer has already been used',
    lead: 'It was spent at an earlier visit. The app shows what else is there for you.',
    wayOn: 'app',
  },
  returnUserNoLongerAvailable: {
    title: 'This offer is no longer available',
    lead: 'It has ended or run out. The app shows the offers that are open to you today.',
    wayOn: 'app',
  },
  claimOwnReferral: {
    title: 'Sorry, you cannot claim your own offer.',
    lead: 'It is meant for a friend: share it, and you both get something when they dine.',
    wayOn: 'app',
  },
  suspendedAccount: {
    title: 'Account suspended',
    lead: 'Offers cannot be claimed with this account for now. Our support team can tell you why, and help.',
    wayOn: 'support',
  },
}

/** CLM-08, 09, 10, 13 and 15: this offer is not to be had by this guest; what can be done instead. */
export function TurnedAway({ state, send }: StepProps<Refused>) {
  const { settings, wording } = useEnterprise()
  const { title, lead, wayOn } = words[state.status]
  return (
    <Ending moment="sorry" eyebrow={wording.sorry} title={title} lead={lead} send={send}>
      {wayOn === 'app' ? (
        <LinkButton wide icon="app" href={settings.appUrl}>
          Open the app
        </LinkButton>
      ) : (
        <LinkButton wide newTab icon="message" href={settings.supportUrl}>
          Contact support
        </LinkButton>
      )}
    </Ending>
  )
}
