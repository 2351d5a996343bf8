import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ChargeBreakdown } from '../../../ui/ChargeBreakdown/ChargeBreakdown.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { billRows } from '../../bill/rows.ts'
import type { Ticket } from '../../bill/ticket.ts'
import { formatMoney } from '../../shared/money.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { EnteredCheck } from './checkForm.ts'

export type FoundBillScreenProps = { locationName: string; entered: EnteredCheck; ticket: Ticket; onAnother: () => void }

/** What is left of a bill of which others have paid a part; null where nothing was paid. */
function paidNote({ due, total }: Pick<Ticket, 'due' | 'total'>): string | null {
  if (due === 0) return 'This bill is paid. Nothing is due.'
  return due < total ? `A part of this bill is paid. ${formatMoney(due)} is still due.` : null
}

/** The bill that was entered (MGR-06). */
export function FoundBillScreen({ locationName, entered: { bill, employee, notes }, ticket, onAnother }: FoundBillScreenProps) {
  const paid = paidNote(ticket)
  const details = [
    ...(employee ? [{ term: 'Employee', detail: employee.name }] : []),
    ...(notes === null ? [] : [{ term: 'Notes', detail: notes }]),
  ]
  return (
    <Screen eyebrow={locationName} title={bill.by === 'number' ? `Check ${bill.number}` : 'Bill'} lead="Nothing is charged yet.">
      <Split space="xl">
        <ChargeBreakdown label="Bill" {...billRows(ticket)} />
        <Stack space="lg">
          {paid !== null && <Alert tone="info">{paid}</Alert>}
          {details.length > 0 && <DescriptionList items={details} />}
          <Button wide variant="soft" icon="edit" onClick={onAnother}>
            {bill.by === 'number' ? 'Enter another check' : 'Enter another amount'}
          </Button>
        </Stack>
      </Split>
    </Screen>
  )
}
