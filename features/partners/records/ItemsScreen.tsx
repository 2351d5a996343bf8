import type { ReactNode } from 'react'
import { Badge, ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { Table } from '../../../ui/Table/Table.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Toolbar } from '../../../ui/Toolbar/Toolbar.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Remote } from '../../shared/api/remote.ts'
import { counted } from '../../shared/forms/counted.ts'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { getRows, listStatus } from '../../shared/links/listStatus.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { ListSearch } from '../address.ts'
import { foundPage, type ItemList, sortFromText, sortText } from './listPage.ts'

export type ItemsProps<Search> = {
  search: Search
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<Search> | Partial<ListSearch>) => void
  hrefOf: (id: string) => string
  pageHref: (page: number) => string
  onRetry: () => void
}

type Props<Row, Search extends ListSearch> = ItemsProps<Search> & {
  list: ItemList<Row, Search>
  /** Another filter, besides what the rows can be limited to. */
  filter?: ReactNode
  children: ReactNode
}

export function ItemsScreen<Row, Search extends ListSearch>(props: Props<Row, Search>) {
  const { list, search, text, onText, onSearch, filter, children } = props
  const { noun, filters } = list
  return (
    <Screen title={capitalized(noun.many)}>
      <Stack space="md">
        <Toolbar>
          <TextField
            kind="search"
            label={`Search for ${noun.article} ${noun.one}`}
            placeholder={`Search for ${noun.article} ${noun.one}`}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
          {filter}
          {filters.length > 0 && (
            <Select
              label="Show"
              options={[{ value: 'all', label: `All ${noun.many}` }, ...filters]}
              value={filters.find(({ value }) => value === search.show)?.value ?? 'all'}
              onChange={({ target }) => onSearch({ show: target.value === 'all' ? '' : target.value })}
            />
          )}
        </Toolbar>
        {children}
      </Stack>
    </Screen>
  )
}

type FoundProps<Row, Search extends ListSearch> = Omit<ItemsProps<Search>, 'text' | 'onText'> & {
  list: ItemList<Row, Search>
  read: Remote<readonly Row[]>
}

/** The found records of a project: how many, one page of them, and the way to the others. */
export function FoundItems<Row extends { readonly id: string }, Search extends ListSearch>(props: FoundProps<Row, Search>) {
  const { list, read, search, onSearch, hrefOf, pageHref, onRetry } = props
  const { noun, icon, all, none = 'Your onboarding specialist adds the first one with you.' } = list
  const columns = list.columns(hrefOf)
  const found = foundPage(list, columns, getRows(read), search)
  const isFiltered = Object.keys(all).some((name) => Reflect.get(search, name) !== '')
  const label = capitalized(noun.many)
  const status = listStatus({ read, onRetry })
  const count = counted(found.count, noun.one, noun.many)
  return (
    <>
      {read.status === 'ready' && (
        <Inline space="sm">
          <Text tone="muted">{isFiltered ? `${count} found` : count}</Text>
          {isFiltered && <TextButton onClick={() => onSearch(all)}>Show all</TextButton>}
        </Inline>
      )}
      <Table
        label={label}
        columns={columns}
        rows={found.rows}
        rowId={({ id }) => id}
        sort={sortFromText(search.sort, columns)}
        onSort={(chosen) => onSearch({ sort: sortText(chosen, columns) })}
        {...status}
        {...(read.status === 'ready' && isFiltered && { announcement: `${count} found` })}
        empty={
          isFiltered ? (
            <EmptyState icon="search" title={`No ${noun.one} found`} text={`Try another search, or show all ${noun.many}.`} />
          ) : (
            <EmptyState icon={icon} title={`No ${noun.one} yet`} text={none} />
          )
        }
      />
      <Pagination label={label} page={found.page} count={found.pages} hrefOf={pageHref} {...status} />
    </>
  )
}

type NameProps = {
  name: string
  href: string
  /** The detail that distinguishes it from others of the same name. */
  about: string
  canEdit?: boolean
  /** The missing parts, in a few words each. */
  missing?: readonly string[]
}

/** The first column of a list of records: the name leads to the record's page. */
export const ItemName = ({ name, href, about, canEdit = true, missing }: NameProps) => (
  <Stack space="none">
    <Inline space="xs" align="baseline">
      <TextLink href={href}>{name}</TextLink>
      <Text size="sm" tone="muted" weight="regular">
        {about}
        {!canEdit && ' · View only'}
      </Text>
    </Inline>
    {missing !== undefined && missing.length > 0 && (
      <Inline space="xxs">
        {missing.map((what) => (
          <Badge key={what} tone="warning">
            {what}
          </Badge>
        ))}
      </Inline>
    )}
  </Stack>
)

/** The last column of a list of records with steps: the most incomplete come first. `unready` is another missing part. */
export const statusColumn = <Row extends { readonly missing: readonly string[] }>(
  isReady: (row: Row) => boolean,
  unready: string,
): Column<Row, string> => ({
  id: 'missing',
  header: 'Status',
  align: 'end',
  narrow: 'end',
  sortBy: (row) => -2 * row.missing.length - (isReady(row) ? 0 : 1),
  cell: (row) => (
    <Inline space="xs" justify="end">
      {!isReady(row) && (
        <Badge tone="warning" icon="alert">
          {unready}
        </Badge>
      )}
      <ReadyBadge isReady={row.missing.length === 0} ready="Complete" unready="Incomplete" />
    </Inline>
  ),
})
