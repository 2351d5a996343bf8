import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { type Remote, mapRemote } from '../shared/api/remote.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import type { GuestDetails } from './guestDetails.ts'
import { GuestSummary } from './GuestSummary.tsx'
import type { Location } from './location.ts'
import type { Transaction } from './transaction.ts'
import { Transactions } from './Transactions.tsx'

export type DinerProfileScreenProps = {
  location: Location | null
  guest: Remote<GuestDetails>
  hrefOf: (transaction: Transaction) => string
  /** Where another guest is chosen. */
  guestsHref: string
  /** Where a payment for the guest begins. */
  payHref: string
  onRetry: () => void
}

/** A guest, and what they paid at the location. */
export function DinerProfileScreen({ location, guest, hrefOf, guestsHref, payHref, onRetry }: DinerProfileScreenProps) {
  const known = guest.status === 'ready' ? guest.value : null
  return (
    <Screen
      eyebrow={location?.name ?? 'Your location'}
      title={known?.name ?? 'Guest'}
      intro={<TextLink href={guestsHref}>Choose another guest</TextLink>}>
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
