import { Button } from '../../../../ui/Button/Button.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { newlyUntold, untoldPayment } from '../../../bill/paying/billToPay.ts'
import { useCashName } from '../../../bill/screens/useCashName.ts'
import { type Cents, formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { BillLayout } from './BillLayout.tsx'
import { type StepProps, amountsAt } from './page.ts'

function getTexts(was: number, is: number, untold: string | null): { readonly title: string; readonly why: string } {
  if (untold !== null)
    return { title: 'The bill has another payment', why: `${untold} The till does not know it yet: please look at it first.` }
  if (is === was) return { title: 'The payment has changed', why: 'The bill is the same, but other money would pay it now.' }
  const why = is < was ? 'Part of it was paid in the meantime, or something was taken off.' : 'Something was added to it.'
  return { title: 'The bill has changed', why }
}

/** The bill, or the money that pays it, is not what the manager saw: they agree to it before anything is paid. */
export function BillChanged({ state, send, page }: StepProps<'billChanged'>) {
  const { ticket, before } = state
  const { title, why } = getTexts(before.due, ticket.due, newlyUntold(before, ticket) && untoldPayment(ticket))
  const { breakdown } = amountsAt(state, page)
  const money = (sum: Cents) => formatMoney(sum, ticket.currency)
  const row = (term: string, was: Cents, is: Cents, same: readonly string[] = []) =>
    (was === is ? same : [`${money(is)}, was ${money(was)}`]).map((detail) => ({ term, detail }))
  const changeOf = (term: string, source: 'houseAccount' | 'offer' | 'cash' | 'tip') =>
    row(term, before.breakdown[source], breakdown[source])
  const { charged } = breakdown
  /** Each amount that is not as the manager saw it. What the card is charged always shows. */
  const changes = [
    ...row('Amount due', before.due, ticket.due),
    ...changeOf('House account', 'houseAccount'),
    ...changeOf('Reward', 'offer'),
    ...changeOf(useCashName(), 'cash'),
    ...changeOf('Tip and service charge', 'tip'),
    ...row('Charged to card', before.breakdown.charged, charged, [`${money(charged)}, as before`]),
  ]
  return (
    <BillLayout ticket={ticket} page={page}>
      <Screen eyebrow={page.location.name} title={title} intro={`${why} Nothing was charged.`}>
        <Stack space="lg">
          <DescriptionList items={changes} />
          <StickyFooter>
            <Button wide onClick={() => send({ type: 'continued' })}>
              {before.due === ticket.due ? 'Continue with these amounts' : 'Continue with the new bill'}
            </Button>
          </StickyFooter>
          <TextButton icon="back" onClick={() => send({ type: 'back' })}>
            Change tip or split
          </TextButton>
        </Stack>
      </Screen>
    </BillLayout>
  )
}
