import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Amount } from '../../../../ui/Amount/Amount.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Inline } from '../../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { ToggleGroup } from '../../../../ui/ToggleGroup/ToggleGroup.tsx'
import { TipChoice } from '../../../bill/screens/TipChoice.tsx'
import type { Validated } from '../../../bill/validated.ts'
import { formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { isPayable, takesServiceCharge } from '../amounts.ts'
import type { Choices, Expense } from '../choices.ts'
import { BillLayout } from './BillLayout.tsx'
import { type StepProps, amountsAt, settingOf } from './page.ts'
import { ServiceChargeField } from './ServiceChargeField.tsx'
import { SplitField } from './SplitField.tsx'
import { useFocusOnInvalid } from './useFocusOnInvalid.ts'

const expenses: readonly { value: Expense; label: string }[] = [
  { value: 'personal', label: 'Personal' },
  { value: 'business', label: 'Business' },
]

const messageOf = (check: Validated): string | undefined => (check.kind === 'invalid' ? check.message : undefined)

/** Step Checkout: how much of the bill is paid, with which tip and service charge. */
export function BillStep({ state, send, page }: StepProps<'bill'>) {
  const { visit, ticket, explaining } = state
  const { split, tip, serviceCharge, expense } = visit.choices
  const amounts = amountsAt(state, page)
  const { isTried, onInvalid } = useFocusOnInvalid()
  const errorOf = (check: Validated) => (isTried ? messageOf(check) : undefined)
  const choose = (choices: Partial<Omit<Choices, 'expense'>>) => send({ type: 'chosen', choices })
  return (
    <BillLayout ticket={ticket} page={page} canEnterAnother>
      <Screen
        eyebrow={page.location.name}
        title={visit.bill.by === 'number' ? `Check ${visit.bill.number}` : 'Bill'}
        intro={`For ${page.guest.name}`}>
        <Form
          onSubmit={({ currentTarget }) => {
            if (isPayable(amounts)) send({ type: 'continued' })
            else onInvalid(currentTarget)
          }}>
          <Stack space="lg">
            {ticket.due < ticket.total && (
              <Alert tone="info">{`A part of this bill is paid. ${formatMoney(ticket.due)} is still due.`}</Alert>
            )}
            {page.location.rules.supportsSplit && (
              <SplitField ticket={ticket} split={split} error={errorOf(amounts.split)} onSplit={(split) => choose({ split })} />
            )}
            <TipChoice offer={amounts.tipOffer} bill={ticket} tip={tip} error={errorOf(amounts.tip)} onTip={(tip) => choose({ tip })} />
            {takesServiceCharge(settingOf(state, page)) && (
              <ServiceChargeField
                charge={serviceCharge}
                automatic={amounts.automaticCharge}
                // A charge above the bill is a slip of the finger: it shows at once.
                error={messageOf(amounts.serviceCharge)}
                onCharge={(serviceCharge) => choose({ serviceCharge })}
              />
            )}
            <ToggleGroup<Expense>
              label="Expense"
              options={expenses}
              value={expense}
              onChange={(chosen) => {
                if (chosen) send({ type: 'expenseSwitched', expense: chosen, isExplained: page.isExplained() })
              }}
            />
            <StickyFooter>
              <Stack space="xs">
                <Inline space="sm" justify="between" align="baseline">
                  <Text as="span" size="sm" tone="muted">
                    This payment
                  </Text>
                  <Amount>{formatMoney(amounts.breakdown.grandTotal)}</Amount>
                </Inline>
                <Button type="submit" wide>
                  Continue to savings
                </Button>
              </Stack>
            </StickyFooter>
          </Stack>
        </Form>
      </Screen>
      <Dialog
        open={explaining}
        onClose={() => send({ type: 'explained' })}
        size="sm"
        title="BUSINESS EXPENSE - Charges full bill to card."
        actions={<Button onClick={() => send({ type: 'explained' })}>Got it!</Button>}>
        <Text>Maximizes 20% cash back &amp; automatically saves your balance and rewards for personal use later.</Text>
      </Dialog>
    </BillLayout>
  )
}
