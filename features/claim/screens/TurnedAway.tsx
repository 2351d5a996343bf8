import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { type Referral, referralText } from '../../shared/member/referral.ts'
import { Ending } from './Ending.tsx'
import type { StepProps } from './StepProps.ts'

type Refused = 'prevClaimed' | 'prevUsed' | 'returnUserNoLongerAvailable' | 'claimOwnReferral' | 'suspendedAccount'

/** `isSorry`: it is the offer that the guest cannot have, and the enterprise says that it is sorry. */
type Texts = { title: string; intro: string; action: 'app' | 'support'; isSorry: boolean }

const texts: { readonly [Status in Refused]: Texts } = {
  // A unique code may have been claimed by somebody else.
  prevClaimed: {
    title: 'This offer was already claimed',
    intro: 'If it was you, it is waiting in the app, ready for your next table.',
    action: 'app',
    isSorry: false,
  },
  prevUsed: {
    title: 'This offer has already been used',
    intro: 'It was spent at an earlier visit. The app shows what else is there for you.',
    action: 'app',
    isSorry: true,
  },
  returnUserNoLongerAvailable: {
    title: 'This offer is no longer available',
    intro: 'It has ended or run out. The app shows the offers that are open to you today.',
    action: 'app',
    isSorry: true,
  },
  claimOwnReferral: {
    title: 'Sorry, you cannot claim your own offer.',
    intro: 'It is meant for a friend: please share it with them.',
    action: 'app',
    isSorry: true,
  },
  suspendedAccount: {
    title: 'Account suspended',
    intro: 'Offers cannot be claimed with this account for now. Our support team can tell you why, and help.',
    action: 'support',
    isSorry: false,
  },
}

/** The guest cannot have this offer. Shows what they can do instead. */
export function TurnedAway({ state, send, referral }: StepProps<Refused> & { referral: Referral | null }) {
  const { settings, wording } = useEnterprise()
  const { title, intro, action, isSorry } = texts[state.status]
  return (
    <Ending
      moment={state.status === 'prevClaimed' ? 'waiting' : 'sorry'}
      eyebrow={isSorry ? wording.sorry : undefined}
      title={title}
      intro={state.status === 'claimOwnReferral' && referral ? `${intro} ${referralText(referral)}` : intro}
      send={send}>
      {action === 'app' ? (
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
