import { Button } from '../../../ui/Button/Button.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { CreditOption } from '../../bill/venue.ts'
import { CardChoice, isCardReady } from '../../payment/screens/CardChoice.tsx'
import { formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { sumsOf } from '../sums.ts'
import { BillPage } from './BillPage.tsx'
import { type StageProps, type StepProps, busyOf } from './around.ts'

type Props = StepProps<'addCredit' | 'addingCard' | 'paying' | 'authenticating'> & StageProps

const coverOnly = 'cover'

/** `+20%`; undefined without a bonus. */
function bonusOf({ pay, get }: CreditOption): { readonly badge?: string } {
  return get > pay ? { badge: `+${Math.round(((get - pay) * 100) / pay)}%` } : {}
}

/** POS-06: the bill is higher than the balance. The diner covers it, or buys more credit. */
export function AddCredit({ state, send, around, card, newKey }: Props) {
  const { settings } = useEnterprise()
  const { visit } = state
  const { venue, choices } = visit
  const sums = sumsOf(visit)
  const isBusy = busyOf(state)
  const problem = state.status === 'addCredit' ? state.problem : null
  const buys = choices.creditOptionId !== null
  const options = [
    { value: coverOnly, title: 'Just cover my bill today', detail: formatMoney(sums.shortfall) },
    ...venue.creditOptions.map((option) => ({
      value: option.id,
      title: `Pay ${formatMoneyShort(option.pay)}, Get ${formatMoneyShort(option.get)}`,
      ...bonusOf(option),
    })),
  ]
  return (
    <BillPage visit={visit} around={around} send={send} isProcessing={isBusy} sum={{ label: 'Amount due', amount: visit.ticket.due }}>
      <Screen
        eyebrow={`Available balance: ${formatMoney(venue.cash)}`}
        title="Add Credit"
        lead="Your bill is higher than your remaining credit, so an additional amount is needed.">
        <Form busy={isBusy} onSubmit={() => send({ type: 'creditSubmitted', key: newKey() })}>
          <Stack space="lg">
            {problem?.on === 'page' && <Refusal>{problem.message}</Refusal>}
            <RadioTiles
              label="How much to add"
              name="credit"
              options={options}
              value={choices.creditOptionId ?? coverOnly}
              disabled={isBusy}
              onChange={({ currentTarget: { value } }) =>
                send({ type: 'creditOptionChosen', optionId: value === coverOnly ? null : value })
              }
            />
            <CardChoice
              label="Payment method"
              method={sums.card}
              cards={venue.cards}
              card={card}
              wallets={{ kind: 'none' }}
              problem={problem}
              disabled={isBusy}
              onChoose={(method) => send({ type: 'methodChosen', method })}
            />
            {buys && (
              <Text size="sm" tone="muted">
                By purchasing you agree to the{' '}
                <TextLink href={settings.termsUrl} newTab>
                  terms
                </TextLink>{' '}
                and the{' '}
                <TextLink href={settings.privacyUrl} newTab>
                  privacy policy
                </TextLink>
                .
              </Text>
            )}
            <StickyFooter>
              <Button
                type="submit"
                wide
                disabled={!isCardReady(sums.card, venue.cards, card)}
                pending={isBusy}
                pendingLabel="Running your card, please wait">
                {buys ? 'Purchase' : 'Next'}
              </Button>
            </StickyFooter>
            {!isBusy && (
              <TextButton icon="back" onClick={() => send({ type: 'back' })}>
                Back
              </TextButton>
            )}
          </Stack>
        </Form>
      </Screen>
    </BillPage>
  )
}
