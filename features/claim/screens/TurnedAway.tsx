import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TierList } from '../../../ui/TierList/TierList.tsx'
import { type Referral, referralText } from '../../shared/member/referral.ts'
import { formatMoneyShort } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import type { Tier } from '../offer.ts'
import { Ending } from './Claimed.tsx'
import type { ClaimStatus, StepProps } from '../claim.ts'

/** `isSorry`: the offer itself cannot be had, and the enterprise apologizes. */
type Texts = { title: string; intro: string; action: 'app' | 'support'; isSorry: boolean }

const texts = {
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
} as const satisfies Readonly<Partial<Record<ClaimStatus, Texts>>>

type Refused = keyof typeof texts

export function TurnedAway({ state, send, referral }: StepProps<Refused> & { referral: Referral | null }) {
  const { settings, wording } = useEnterprise()
  const { title, intro, action, isSorry }: Texts = texts[state.status]
  const currency = useCurrency()
  return (
    <Ending
      moment={state.offer ? undefined : state.status === 'prevClaimed' ? 'waiting' : 'sorry'}
      eyebrow={isSorry ? wording.sorry : undefined}
      title={title}
      intro={state.status === 'claimOwnReferral' && referral ? `${intro} ${referralText(referral, currency)}` : intro}
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

/** The offer is over, or the claim code is wrong. */
export function NewUserNoLongerAvailable({ state, send }: StepProps<'newUserNoLongerAvailable'>) {
  const { settings, wording } = useEnterprise()
  const byCode = state.wrongCode !== null
  return (
    <Ending
      moment={state.offer ? undefined : 'sorry'}
      eyebrow={wording.sorry}
      title="This offer is no longer available"
      intro={
        byCode
          ? 'This claim code doesn’t work for this offer. It may have been used already, or mistyped.'
          : `It has ended or run out. The ${settings.name} app shows what else there is.`
      }
      send={send}>
      {byCode ? (
        <Button wide icon="edit" onClick={() => send({ type: 'back' })}>
          Check the claim code
        </Button>
      ) : (
        <StoreLinks />
      )}
    </Ending>
  )
}

type ReturnUserProps = StepProps<'returnUserNewUserOnly'> & { checkoutHref: (tier: Tier) => string }

export function ReturnUserNewUserOnly({ state: { offer }, send, checkoutHref }: ReturnUserProps) {
  const { settings, wording } = useEnterprise()
  const currency = useCurrency()
  const tiers = (offer?.tiers ?? []).map((tier) => ({
    href: checkoutHref(tier),
    pay: formatMoneyShort(tier.pay, currency),
    get: formatMoneyShort(tier.get, currency),
    ...(tier.bonus > 0 && { bonus: `+${formatMoneyShort(tier.bonus, currency)}` }),
  }))
  return (
    <Ending
      moment={offer ? undefined : 'sorry'}
      eyebrow={wording.sorry}
      title="This offer is for new members"
      intro="You’re already one of us. Thank you!"
      send={send}>
      {tiers.length > 0 ? (
        <Stack space="sm">
          <Heading level={2} size="md">
            Something for you instead
          </Heading>
          <TierList tiers={tiers} />
        </Stack>
      ) : (
        <LinkButton wide icon="app" href={settings.appUrl}>
          Open the app
        </LinkButton>
      )}
    </Ending>
  )
}
