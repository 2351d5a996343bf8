import { isolated } from '../../ui/isolated.ts'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { type Remote, mapRemote } from '../shared/api/remote.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import type { GuestDetails } from './guestDetails.ts'
import type { Location } from './location.ts'
import type { Transaction } from './transaction.ts'
import { Transactions } from './Transactions.tsx'
import { Amount } from '../../ui/Amount/Amount.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { PageAside } from '../../ui/Page/PageAside.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { type Currency, formatMoney } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { phoneText } from '../shared/contact/formatPhone.ts'

type Props = { guest: GuestDetails }

function Cards({ guest: { hasCard, cards } }: Props) {
  if (hasCard === false) return <Badge tone="warning">No CC on file</Badge>
  const names = cards.flatMap(({ name }) => (name === null ? [] : [name]))
  if (names.length > 0) return names.map(isolated).join(', ')
  return hasCard ? 'On file' : 'Not known'
}

/** The guest's contact, cards and balances. */
function GuestSummary({ guest, currency }: Props & { currency: Currency }) {
  const { phone, creditBalance, passBalance } = guest
  const balances = [
    { label: 'Credit balance', amount: creditBalance },
    { label: 'Pass balance', amount: passBalance },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ term: label, detail: <Amount>{formatMoney(amount, currency)}</Amount> }]))
  return (
    <DescriptionList
      items={[
        { term: 'Phone', detail: phone === null ? 'Not known' : phoneText(phone) },
        { term: 'Card', detail: <Cards guest={guest} /> },
        ...balances,
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
  const currency = useCurrency(location?.currency)
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
        <PageAside place="before">
          <Card tone="credit">
            <Stack space="md">
              <GuestSummary guest={known} currency={currency} />
              <LinkButton href={payHref} icon="ticket" wide>
                Pay
              </LinkButton>
            </Stack>
          </Card>
        </PageAside>
      )}
      <Section title="Transactions">
        <Transactions
          label="Payments and refunds"
          ofOneGuest
          hrefOf={hrefOf}
          transactions={mapRemote(guest, ({ transactions }) => transactions)}
          currency={currency}
          timeZone={location?.timeZone ?? 'unknown'}
          empty="This diner has not made any transactions at this location yet."
          onRetry={onRetry}
        />
      </Section>
    </Screen>
  )
}
