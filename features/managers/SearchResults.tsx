import { counted } from '../shared/forms/counted.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { List, type ListItem } from '../../ui/List/List.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { listStatus, getRows } from '../shared/links/listStatus.ts'
import type { Remote } from '../shared/api/remote.ts'

type Props<T> = {
  /** The kind of result: "location", "guest". */
  noun: string
  results: Remote<readonly T[]>
  /** The text that the results answer. */
  q: string
  itemOf: (result: T) => ListItem
  failure: string
  onRetry: () => void
}

/** Nobody reads through more rows than these: a narrower search finds the others. */
export const mostShown = 50

export const MoreRows = ({ count }: { count: number }) =>
  count > mostShown && (
    <Text tone="muted">{`The first ${mostShown} of ${count.toLocaleString('en-US')}. Type more of the name to find the others.`}</Text>
  )

/** The results of a search. Their number is announced after loading. */
export function SearchResults<T>({ noun, results, q, itemOf, failure, onRetry }: Props<T>) {
  const rows = getRows(results)
  const isCurrent = results.status === 'ready' && !results.refreshing
  return (
    <>
      <VisuallyHidden live>{isCurrent && `${counted(results.value.length, noun)} found`}</VisuallyHidden>
      <List
        label={`Found ${noun}s`}
        items={rows.slice(0, mostShown).map(itemOf)}
        {...listStatus({ read: results, onRetry, failure })}
        empty={
          <EmptyState
            icon="search"
            title={`No ${noun} found for “${q}”`}
            text="Check the spelling, or search for another part of the name."
          />
        }
      />
      <MoreRows count={rows.length} />
    </>
  )
}
