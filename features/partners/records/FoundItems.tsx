import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import type { IconName } from '../../../ui/Icon/icons.ts'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { listStatus } from '../../shared/links/listStatus.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { type ListPage, sortOf, sortText } from './listPage.ts'

type Props<Row extends { readonly id: string }, SortId extends string> = {
  /** The name of one item; an s makes it several. */
  noun: 'location' | 'brand'
  icon: IconName
  read: Remote<unknown>
  found: ListPage<Row>
  columns: readonly [Column<Row, SortId>, ...Column<Row, SortId>[]]
  /** The keys of the order, the default first. */
  sorts: readonly [SortId, ...SortId[]]
  /** The order, as the address has it. */
  sort: string
  /** Whether the list may show less than all items. */
  isFiltered: boolean
  onSort: (sort: string) => void
  onShowAll: () => void
  pageHref: (page: number) => string
  onRetry: () => void
}

/** The found locations or brands of a project: how many, one page of them, and the way to the others. */
export function FoundItems<Row extends { readonly id: string }, SortId extends string>(props: Props<Row, SortId>) {
  const { noun, icon, read, found, columns, sorts, sort, isFiltered, onSort, onShowAll, pageHref, onRetry } = props
  const label = capitalized(`${noun}s`)
  const status = listStatus({ read, onRetry })
  const count = `${found.count.toLocaleString('en-US')} ${noun}${found.count === 1 ? '' : 's'}`
  return (
    <>
      {read.status === 'ready' && (
        <Inline space="sm">
          <Text tone="muted">{isFiltered ? `${count} found` : count}</Text>
          {isFiltered && <TextButton onClick={onShowAll}>Show all</TextButton>}
        </Inline>
      )}
      <Table
        label={label}
        columns={columns}
        rows={found.rows}
        rowId={({ id }) => id}
        sort={sortOf(sort, sorts)}
        onSort={(chosen) => onSort(sortText(chosen, sorts))}
        {...status}
        {...(read.status === 'ready' && isFiltered && { announcement: `${count} found` })}
        empty={
          isFiltered ? (
            <EmptyState icon="search" title={`No ${noun} found`} text={`Try another search, or show all ${noun}s.`} />
          ) : (
            <EmptyState icon={icon} title={`No ${noun} yet`} text="Your onboarding specialist adds the first one with you." />
          )
        }
      />
      <Pagination label={label} page={found.page} count={found.pages} hrefOf={pageHref} {...status} />
    </>
  )
}
