import { Button } from '../../../../ui/Button/Button.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../../ui/StickyFooter/StickyFooter.tsx'
import { TextButton } from '../../../../ui/TextLink/TextButton.tsx'
import { formatMoney } from '../../../shared/money/money.ts'
import { Screen } from '../../../shared/screens/Screen.tsx'
import { BillLayout } from './BillLayout.tsx'
import { type StepProps, amountsAt } from './page.ts'

/** The bill is not the one that the manager saw: they agree to it before anything is paid. */
export function BillChanged({ state, send, page }: StepProps<'billChanged'>) {
  const { ticket, before } = state
  const { charged } = amountsAt(state, page).breakdown
  const why = ticket.due < before ? 'Part of it was paid in the meantime, or something was taken off.' : 'Something was added to it.'
  return (
    <BillLayout ticket={ticket} page={page}>
      <Screen eyebrow={page.location.name} title="The bill has changed" intro={`${why} Nothing was charged.`}>
        <Stack space="lg">
          <DescriptionList
            items={[
              { term: 'Was due', detail: formatMoney(before) },
              { term: 'Is due now', detail: formatMoney(ticket.due) },
              { term: 'The card would be charged', detail: formatMoney(charged) },
            ]}
          />
          <StickyFooter>
            <Button wide onClick={() => send({ type: 'changeAgreed' })}>
              Continue with the new bill
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
