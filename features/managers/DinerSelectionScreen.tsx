import { memo, useDeferredValue, useState } from 'react'
import { Alert } from '../../ui/Alert/Alert.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { mapRemote, type Remote } from '../shared/api/remote.ts'
import type { Listed } from '../shared/api/listed.ts'
import { useFieldOfNewStep, Screen } from '../shared/screens/Screen.tsx'
import { phoneText } from '../shared/contact/formatPhone.ts'
import type { Guest } from './guest.ts'
import { dayNote, formatTime } from '../shared/dates/time.ts'
import type { Currency } from '../shared/money/money.ts'
import { useCurrency } from '../shared/money/useCurrency.ts'
import { type Location, locationsFailure } from './location.ts'
import { getQuery } from '../shared/links/listSearch.ts'
import type { GuestSearch } from './search.ts'
import { dayAt, getDayEnd, unknownClock } from './shift/locationDay.ts'
import { type Days, inDays, isAllDays, listedSince, wholeDaysOf } from './shift/shift.ts'
import { ShiftDays } from './shift/ShiftDays.tsx'
import { ShiftFacts } from './shift/ShiftFacts.tsx'
import { SearchHints } from './SearchHints.tsx'
import { SearchResults } from './SearchResults.tsx'
import type { Transaction } from './transaction.ts'
import { Transactions } from './Transactions.tsx'

export type DinerSelectionScreenProps = {
  search: GuestSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (days: Days) => void
  now: () => Date
  /** Makes a file of the listed payments; false where it could not. */
  onDownload: (list: Listed<Transaction>, currency: Currency) => Promise<boolean>
  /** The chosen location; null if the address names none that the server has. */
  location: Remote<Location | null>
  guests: Remote<readonly Guest[]>
  transactions: Remote<Listed<Transaction>>
  hrefOf: (guest: Guest) => string
  transactionHrefOf: (transaction: Transaction) => string
  /** The choice of another location; null for a manager who has only this one. */
  locationsHref: string | null
  onRetryLocation: () => void
  onRetryGuests: () => void
  onRetryTransactions: () => void
}

const toItem = (guest: Guest, href: string) => ({
  id: guest.id,
  title: guest.name,
  detail: guest.phone && phoneText(guest.phone),
  href,
  ...(guest.hasCard === false && { trail: <Badge tone="warning">No CC on file</Badge> }),
})

function emptyText(read: Remote<Listed<Transaction>>, isAll: boolean): string {
  if (read.status === 'ready' && !read.value.isWhole) return 'The list does not have all payments of these days'
  return isAll ? 'Nothing was paid here yet' : 'Nothing was paid on these days'
}

/** Below the search field: recent payments, or the guests that the search found. */
const Found = memo(function Found(props: DinerSelectionScreenProps) {
  const { search, text, now, location, guests, transactions, hrefOf, transactionHrefOf, onSearch, onDownload } = props
  const currency = useCurrency(location.status === 'ready' ? location.value?.currency : null)
  const [file, setFile] = useState<'ready' | 'making' | 'failed'>('ready')
  if (getQuery(search.q) !== null)
    return (
      <SearchResults
        noun="guest"
        results={guests}
        q={search.q}
        itemOf={(guest) => toItem(guest, hrefOf(guest))}
        failure="We could not search for guests. Please try again."
        onRetry={props.onRetryGuests}
      />
    )
  const { from, to } = search
  const clock = (location.status === 'ready' && location.value) || unknownClock
  const listed = mapRemote(transactions, (list) => inDays(list, { from, to }, clock))
  const all = transactions.status === 'ready' ? transactions.value : { rows: [], isWhole: false }
  const since = listedSince(all.rows)
  const today = dayAt(now(), clock)
  const hasDays = since !== null || !isAllDays(search)
  const end = getDayEnd(clock)
  return (
    <>
      <SearchHints text={text} />
      {listed.status === 'ready' && hasDays && (
        <ShiftFacts
          days={{ from, to }}
          list={listed.value}
          since={since}
          currency={currency}
          clock={clock}
          onDownload={() => {
            setFile('making')
            void onDownload(listed.value, currency).then((isMade) => setFile(isMade ? 'ready' : 'failed'))
          }}
          file={location.status === 'ready' ? file : 'closed'}
        />
      )}
      <Transactions
        label="Recent Transactions"
        hrefOf={transactionHrefOf}
        transactions={mapRemote(listed, ({ rows }) => rows)}
        byDay={{ clock, isWhole: wholeDaysOf(all, clock), today, isOneDay: from !== '' && from === to }}
        toolbar={
          hasDays && (
            <ShiftDays
              days={{ from, to }}
              today={today}
              onDays={(days) => {
                setFile('ready')
                onSearch(days)
              }}
            />
          )
        }
        currency={currency}
        timeZone={clock.timeZone}
        empty={emptyText(listed, isAllDays(search))}
        onRetry={props.onRetryTransactions}
      />
      {since && (
        <Text size="sm" tone="muted">
          {`${end ? `Each day ends at ${end}${dayNote(clock.timeZone)}. ` : ''}The list begins ${formatTime(since, clock.timeZone)}`}
        </Text>
      )}
    </>
  )
})

/** Finds the guest who pays, and shows recent payments at the location. */
export function DinerSelectionScreen(props: DinerSelectionScreenProps) {
  const { text, onText, location, locationsHref, onRetryLocation } = props
  const [isEmpty] = useState(text === '')
  const field = useFieldOfNewStep<HTMLInputElement>(isEmpty)
  // A typed character shows before the rows below it render again.
  const below = useDeferredValue(props)
  return (
    <Screen
      context={(location.status === 'ready' && location.value?.name) || 'Your location'}
      title="Find a guest"
      takesFocus={!isEmpty}
      back={
        locationsHref && (
          <TextLink icon="back" href={locationsHref}>
            Choose another location
          </TextLink>
        )
      }
      action={
        <TextField
          kind="search"
          ref={field}
          label="Guest"
          placeholder="Search for a guest"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      }>
      {location.status === 'failed' && (
        <Alert tone="danger" live="polite">
          <Stack space="xs" align="start">
            {locationsFailure}
            <TextButton icon="retry" onClick={onRetryLocation}>
              Try again
            </TextButton>
          </Stack>
        </Alert>
      )}
      {location.status === 'ready' && !location.value && (
        <Alert tone="warning" live="polite">
          This location is not known. Choose another one.
        </Alert>
      )}
      <Found {...below} />
    </Screen>
  )
}
