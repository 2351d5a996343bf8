import { Badge } from '../../ui/Badge/Badge.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { formatMoney } from '../shared/money/money.ts'
import { phoneText } from '../shared/contact/formatPhone.ts'
import type { GuestDetails } from './guestDetails.ts'

type Props = { guest: GuestDetails }

function Cards({ guest: { hasCard, cards } }: Props) {
  if (hasCard === false) return <Badge tone="warning">No CC on file</Badge>
  const names = cards.flatMap(({ name }) => (name === null ? [] : [name]))
  if (names.length > 0) return names.join(', ')
  return hasCard ? 'On file' : 'Not known'
}

/** Who a guest is, and what they can pay with. */
export function GuestSummary({ guest }: Props) {
  const { phone, creditBalance, passBalance } = guest
  const balances = [
    { term: 'Credit balance', amount: creditBalance },
    { term: 'Pass balance', amount: passBalance },
  ]
  return (
    <DescriptionList
      items={[
        { term: 'Phone', detail: phone === null ? 'Not known' : phoneText(phone) },
        { term: 'Card', detail: <Cards guest={guest} /> },
        ...balances.flatMap(({ term, amount }) => (amount === null ? [] : [{ term, detail: formatMoney(amount) }])),
      ]}
    />
  )
}
