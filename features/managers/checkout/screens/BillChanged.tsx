import { Button } from '../../../../ui/Button/Button.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import type { Breakdown } from '../../../bill/sums/breakdown.ts'
import type { SeenPayment } from '../../../bill/paying/changedBill.ts'
import type { Ticket } from '../../../bill/ticket.ts'
import { useCashName } from '../../../bill/screens/useCashName.ts'
import { formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { BillLayout } from './BillLayout.tsx'
import { type StepProps, amountsAt } from './page.ts'

const sourcesWith = (cashName: string) =>
  [
    ['houseAccount', 'House account'],
    ['offer', 'Reward'],
    ['cash', cashName],
    ['tip', 'Tip and service charge'],
    ['charged', 'Charged to card'],
  ] as const satisfies readonly (readonly [keyof Breakdown, string])[]

/** Each amount that is not as the manager saw it. What the card is charged always shows. */
const changesOf = (before: SeenPayment, now: SeenPayment & Pick<Ticket, 'currency'>, cashName: string) =>
  [
    { term: 'Amount due', was: before.due, is: now.due },
    ...sourcesWith(cashName).map(([source, term]) => ({ term, was: before.breakdown[source], is: now.breakdown[source] })),
  ].flatMap(({ term, was, is }) => {
    if (was !== is) return [{ term, detail: `${formatMoney(is, now.currency)}, was ${formatMoney(was, now.currency)}` }]
    return term === 'Charged to card' ? [{ term, detail: `${formatMoney(is, now.currency)}, as before` }] : []
  })

function getTexts(was: number, is: number): { readonly title: string; readonly why: string } {
  if (is === was) return { title: 'The payment has changed', why: 'The bill is the same, but other money would pay it now.' }
  const why = is < was ? 'Part of it was paid in the meantime, or something was taken off.' : 'Something was added to it.'
  return { title: 'The bill has changed', why }
}

/** The bill, or the money that pays it, is not what the manager saw: they agree to it before anything is paid. */
export function BillChanged({ state, send, page }: StepProps<'billChanged'>) {
  const { ticket, before } = state
  const { title, why } = getTexts(before.due, ticket.due)
  const cashName = useCashName()
  return (
    <BillLayout ticket={ticket} page={page}>
      <Screen eyebrow={page.location.name} title={title} intro={`${why} Nothing was charged.`}>
        <Stack space="lg">
          <DescriptionList items={changesOf(before, { ...ticket, breakdown: amountsAt(state, page).breakdown }, cashName)} />
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
