import { Amount } from '../../../ui/Amount/Amount.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { formatDay } from '../../shared/day.ts'
import { formatMoney } from '../../shared/money.ts'
import { ordinal } from '../../shared/ordinal.ts'
import { Screen } from '../../shared/Screen.tsx'
import { StoreLinks } from '../../shared/StoreLinks.tsx'
import type { StateOf } from '../checkout.ts'
import { SetPassword } from './SetPassword.tsx'
import type { StepProps } from './StepProps.ts'

type Fact = { readonly term: string; readonly detail: string }

function factsOf({ purchase, sent }: StateOf<'confirmation'>): readonly Fact[] {
  const { charged, balance, billing, keepsGiftBonus } = purchase
  return [
    { term: 'Charged', detail: formatMoney(charged) },
    ...(balance === null ? [] : [{ term: 'Your balance', detail: formatMoney(balance) }]),
    ...(billing.interval === 'once' ? [] : [{ term: 'Billed', detail: billedWords(billing) }]),
    ...(keepsGiftBonus ? [{ term: 'Bonus', detail: 'Stays with you' }] : []),
    ...(sent === null ? [] : [{ term: 'For', detail: sent.to }]),
    ...(sent === null || sent.on === null ? [] : [{ term: 'Arrives', detail: formatDay(sent.on) }]),
  ]
}

const billedWords = ({ interval, monthlyDay }: { interval: 'monthly' | 'yearly'; monthlyDay: number | null }): string =>
  interval === 'yearly' ? 'Once a year' : monthlyDay === null ? 'Once a month' : `On the ${ordinal(monthlyDay)} of each month`

/** Whose it is now. */
function ownerOf({ visit, sent }: StateOf<'confirmation'>): string {
  if (visit.order.product === 'credit') return 'is yours.'
  if (sent === null) return 'is ready to give.'
  return sent.on === null ? `is on its way to ${sent.to}.` : `goes to ${sent.to} on ${formatDay(sent.on)}.`
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
            {state.visit.order.product === 'pass' ? (
              'Your pass is ready.'
            ) : (
              <>
                <Amount size="md">{formatMoney(purchase.credited)}</Amount> {ownerOf(state)}
              </>
            )}{' '}
            Your receipt went to {purchase.email}.
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
