import { Badge } from '../../ui/Badge/Badge.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../shared/remote.ts'
import { Screen } from '../shared/Screen.tsx'
import { phoneText } from '../shared/phone.ts'
import type { Guest } from './guest.ts'
import type { Location } from './location.ts'
import { type GuestSearch, queryOf } from './search.ts'
import { SearchHints } from './SearchHints.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { Transaction } from './transaction.ts'
import { Transactions } from './Transactions.tsx'

export type DinerSelectionScreenProps = {
  search: GuestSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  /** The location that was chosen; null where the address names none that the server knows. */
  location: Remote<Location | null>
  guests: Remote<readonly Guest[]>
  transactions: Remote<readonly Transaction[]>
  hrefOf: (guest: Guest) => string
  transactionHrefOf: (transaction: Transaction) => string
  /** Where another location is chosen. */
  locationsHref: string
  onRetryGuests: () => void
  onRetryTransactions: () => void
}

const itemOf = (guest: Guest, href: string) => ({
  id: guest.id,
  title: guest.name,
  detail: guest.phone && phoneText(guest.phone),
  href,
  ...(guest.hasCard === false && { trail: <Badge tone="warning">No CC on file</Badge> }),
})

/** MGR-04: finds the guest who pays, and shows what was paid lately at the location. */
export function DinerSelectionScreen(props: DinerSelectionScreenProps) {
  const { search, text, onText, location, guests, transactions, hrefOf, transactionHrefOf, locationsHref } = props
  const known = location.status === 'ready' ? location.value : null
  return (
    <Screen
      eyebrow={known?.name ?? 'Your location'}
      title="Find a guest"
      lead={<TextLink href={locationsHref}>Choose another location</TextLink>}>
      <TextField kind="search" label="Search for a guest" value={text} onChange={({ target }) => onText(target.value)} />
      {queryOf(search.q) === null ? (
        <>
          <SearchHints text={text} hints={[]} />
          <Transactions
            title="Recent Transactions"
            hrefOf={transactionHrefOf}
            transactions={transactions}
            timeZone={known?.timeZone ?? null}
            empty="Nothing was paid here yet"
            onRetry={props.onRetryTransactions}
          />
        </>
      ) : (
        <SearchResults
          noun="guest"
          results={guests}
          q={search.q}
          itemOf={(guest) => itemOf(guest, hrefOf(guest))}
          failure="We could not search for guests. Please try again."
          onRetry={props.onRetryGuests}
        />
      )}
    </Screen>
  )
}
