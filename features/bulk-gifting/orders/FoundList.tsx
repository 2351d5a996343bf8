import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Columns as TableColumns } from '../../../ui/Table/column.ts'
import type { Group } from '../../../ui/Table/lines.ts'
import { Toolbar } from '../../../ui/Toolbar/Toolbar.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { listStatus } from '../../shared/links/listStatus.ts'

type Filters<Status> = { readonly q: string; readonly status: Status | ''; readonly page: number }

export const isFiltered = ({ q, status }: Pick<Filters<string>, 'q' | 'status'>): boolean => q !== '' || status !== ''

export type Finding<Status> = {
  search: Filters<Status>
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<Filters<Status>>) => void
  onRetry: () => void
}

type Props<Row, Status extends string> = Finding<Status> & {
  /** The name of one row; an s makes it several. */
  noun: 'order' | 'recipient'
  /** The filter's label for each status. */
  looks: Readonly<Record<Status, { readonly label: string }>>
  statuses: readonly Status[]
  columns: TableColumns<Row>
  group?: Group<Row, string>
  read: Remote<unknown>
  rows: readonly Row[]
  pageCount: number
  /** Shown where nothing is filtered, and there is nothing. */
  empty?: ReactNode
}

/** One page of orders, or of an order's gifts. Part of an address finds those of its recipient. */
export function FoundList<Row extends { readonly id: string }, Status extends string>(props: Props<Row, Status>) {
  const { noun, search, text, onText, onSearch, onRetry, looks, statuses, columns, group, read, rows, pageCount, empty } = props
  const notFound = (
    <EmptyState icon="search" title={`No ${noun} found`} text="Search for another part of the address, or choose all statuses." />
  )
  return (
    <Stack space="md">
      <Toolbar>
        <TextField
          kind="search"
          label="Search for a recipient"
          placeholder="Search for a recipient"
          name="q"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <Select<Status | ''>
          label="Status"
          name="status"
          value={search.status}
          options={[{ value: '', label: 'All statuses' }, ...statuses.map((status) => ({ value: status, label: looks[status].label }))]}
          onChange={({ target }) => onSearch({ status: statuses.find((status) => status === target.value) ?? '' })}
        />
      </Toolbar>
      <Table
        label={noun === 'order' ? 'Orders' : 'Recipients'}
        columns={columns}
        {...(group && { group })}
        rows={rows}
        rowId={({ id }) => id}
        {...listStatus({ read, onRetry })}
        empty={isFiltered(search) ? notFound : (empty ?? notFound)}
      />
      {pageCount > 1 && (
        <Pagination label={`Pages of ${noun}s`} page={search.page} count={pageCount} onTurn={(page) => onSearch({ page })} />
      )}
    </Stack>
  )
}
