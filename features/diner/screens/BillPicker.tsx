import { Amount } from '../../../ui/Amount/Amount.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { List } from '../../../ui/List/List.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import type { Ticket } from '../../bill/ticket.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { NamedTicket } from '../checkView.ts'
import { shortNames } from '../../shared/forms/shortList.ts'

/** The items of the check, so that each guest recognizes theirs. */
function contentText({ lineItems, due }: Ticket): string {
  if (due === 0) return 'Paid'
  return shortNames(lineItems.map(({ name }) => name)).join(', ') || 'Food and drinks'
}

export type BillPickerProps = { restaurant: string | null; bills: readonly NamedTicket[]; hrefOf: (bill: NamedTicket) => string }

/** A table with several checks: the diner chooses theirs. */
export const BillPicker = ({ restaurant, bills, hrefOf }: BillPickerProps) => (
  <PublicPage>
    <Screen {...(restaurant !== null && { eyebrow: restaurant })} title="Which bill is yours?" intro="Your table has more than one.">
      <List
        label="Bills of your table"
        status="ready"
        items={bills.map((bill) => ({
          id: bill.code,
          title: `Check ${bill.code}`,
          detail: contentText(bill),
          trail: <Amount>{formatMoney(bill.due, bill.currency)}</Amount>,
          href: hrefOf(bill),
        }))}
        empty={<EmptyState icon="dish" title="No open bill" />}
      />
    </Screen>
  </PublicPage>
)
