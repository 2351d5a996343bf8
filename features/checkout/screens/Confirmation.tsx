import { Amount } from '../../../ui/Amount/Amount.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatMoney } from '../../shared/money.ts'
import { ordinal } from '../../shared/ordinal.ts'
import { Screen } from '../../shared/Screen.tsx'
import { StoreLinks } from '../../shared/StoreLinks.tsx'
import type { StateOf } from '../checkout.ts'
import { SetPassword } from './SetPassword.tsx'
import type { StepProps } from './StepProps.ts'

type Fact = { readonly term: string; readonly detail: string }

function factsOf({ purchase, sentTo }: StateOf<'confirmation'>): readonly Fact[] {
  const { charged, balance, billing, keepsGiftBonus } = purchase
  return [
    { term: 'Charged', detail: formatMoney(charged) },
    ...(balance === null ? [] : [{ term: 'Your balance', detail: formatMoney(balance) }]),
    ...(billing.interval === 'once' ? [] : [{ term: 'Billed', detail: billedWords(billing) }]),
    ...(keepsGiftBonus ? [{ term: 'Bonus', detail: 'Stays with you' }] : []),
    ...(sentTo === null ? [] : [{ term: 'Sent to', detail: sentTo }]),
  ]
}

const billedWords = ({ interval, monthlyDay }: { interval: 'monthly' | 'yearly'; monthlyDay: number | null }): string =>
  interval === 'yearly' ? 'Once a year' : monthlyDay === null ? 'Once a month' : `On the ${ordinal(monthlyDay)} of each month`

/** Whose it is now. */
function ownerOf({ visit, sentTo }: StateOf<'confirmation'>): string {
  if (visit.order.product !== 'giftCard') return 'is yours.'
  return sentTo === null ? 'is ready to give.' : `is on its way to ${sentTo}.`
}

/** CHK-06, CHK-07: it is paid; where the receipt went, and what comes next. */
export function Confirmation({ state, send }: StepProps<'confirmation'>) {
  const { wording } = useEnterprise()
  const { purchase, password } = state
  return (
    <PublicPage hero={<Illustration moment="success" />}>
      <Screen
        eyebrow={wording.success}
        title="Purchase Successful"
        lead={
          <>
            <Amount size="md">{formatMoney(purchase.credited)}</Amount> {ownerOf(state)} Your receipt went to {purchase.email}.
          </>
        }
      >
        <DescriptionList items={factsOf(state)} />
        {password.kind === 'asked' ? (
          <SetPassword step={password} send={send} />
        ) : (
          <Stack space="md">
            <Text tone="muted">{password.kind === 'set' ? 'Your password is set. Sign in to the app with it.' : wording.appInvite}</Text>
            <StoreLinks variant="solid" />
          </Stack>
        )}
      </Screen>
    </PublicPage>
  )
}
