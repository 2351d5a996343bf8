import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { type Remote, mapRemote } from '../shared/api/remote.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import type { GuestDetails } from './guestDetails.ts'
import type { Location } from './location.ts'
import type { Transaction } from './transaction.ts'
import { Transactions } from './Transactions.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { formatMoney } from '../shared/money/money.ts'
import { phoneText } from '../shared/contact/formatPhone.ts'

type Props = { guest: GuestDetails }

function Cards({ guest: { hasCard, cards } }: Props) {
  if (hasCard === false) return <Badge tone="warning">No CC on file</Badge>
  const names = cards.flatMap(({ name }) => (name === null ? [] : [name]))
  if (names.length > 0) return names.join(', ')
  return hasCard ? 'On file' : 'Not known'
}

function GuestSummary({ guest }: Props) {
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

export type DinerProfileScreenProps = {
  location: Location | null
  guest: Remote<GuestDetails>
  hrefOf: (transaction: Transaction) => string
  guestsHref: string
  payHref: string
  onRetry: () => void
}

export function DinerProfileScreen({ location, guest, hrefOf, guestsHref, payHref, onRetry }: DinerProfileScreenProps) {
  const known = guest.status === 'ready' ? guest.value : null
  return (
    <Screen
      eyebrow={location?.name ?? 'Your location'}
      title={known?.name ?? 'Guest'}
      back={
        <TextLink icon="back" href={guestsHref}>
          Choose another guest
        </TextLink>
      }>
      {guest.status === 'loading' && <Skeleton shape="card" />}
      {known && (
        <Card tone="outlined">
          <Split space="lg" align="center">
            <GuestSummary guest={known} />
            <LinkButton href={payHref} icon="ticket" wide>
              Pay
            </LinkButton>
          </Split>
        </Card>
      )}
      <Transactions
        title="Transactions"
        ofOneGuest
        hrefOf={hrefOf}
        transactions={mapRemote(guest, ({ transactions }) => transactions)}
        timeZone={location?.timeZone ?? null}
        empty="This diner has not made any transactions at this location yet."
        onRetry={onRetry}
      />
    </Screen>
  )
}
