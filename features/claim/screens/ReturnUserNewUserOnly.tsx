import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TierList } from '../../../ui/TierList/TierList.tsx'
import { formatMoneyShort } from '../../shared/money/money.ts'
import type { Tier } from '../offer.ts'
import { Ending } from './Ending.tsx'
import type { StepProps } from './StepProps.ts'

type Props = StepProps<'returnUserNewUserOnly'> & { checkoutHref: (tier: Tier) => string }

/** The offer is for new members. A member can buy a bonus tier instead. */
export function ReturnUserNewUserOnly({ state: { offer }, send, checkoutHref }: Props) {
  const { settings, wording } = useEnterprise()
  const tiers = (offer?.tiers ?? []).map((tier) => ({
    href: checkoutHref(tier),
    pay: formatMoneyShort(tier.pay),
    get: formatMoneyShort(tier.get),
    ...(tier.bonus > 0 && { bonus: `+${formatMoneyShort(tier.bonus)}` }),
  }))
  return (
    <Ending
      moment="sorry"
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
