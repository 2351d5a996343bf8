import type { ReactNode } from 'react'
import { Badge, ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
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
import { foundPage, type ItemList, type ListSearch, sortFromText, sortText } from './listPage.ts'

export type ItemsProps<Search> = {
  search: Search
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<Search>) => void
  hrefOf: (id: string) => string
  pageHref: (page: number) => string
  onRetry: () => void
}

type Props<Row, Search extends ListSearch> = Pick<ItemsProps<Search>, 'search' | 'text' | 'onText'> & {
  list: ItemList<Row, Search>
  onShow: (show: string) => void
  /** Another filter, besides what the rows can be limited to. */
  filter?: ReactNode
  children: ReactNode
}

export function ItemsScreen<Row, Search extends ListSearch>({ list, search, text, onText, onShow, filter, children }: Props<Row, Search>) {
  const { noun, filters } = list
  return (
    <Screen title={capitalized(`${noun}s`)}>
      <Stack space="md">
        <Toolbar>
          <TextField
            kind="search"
            label={`Search for a ${noun}`}
            placeholder={`Search for a ${noun}`}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
          {filter}
          <Select
            label="Show"
            options={[{ value: 'all', label: `All ${noun}s` }, ...filters]}
            value={filters.find(({ value }) => value === search.show)?.value ?? 'all'}
            onChange={({ target }) => onShow(target.value === 'all' ? '' : target.value)}
          />
        </Toolbar>
        {children}
      </Stack>
    </Screen>
  )
}

type FoundProps<Row, Search extends ListSearch> = Pick<ItemsProps<Search>, 'search' | 'hrefOf' | 'pageHref' | 'onRetry'> & {
  list: ItemList<Row, Search>
  read: Remote<readonly Row[]>
  onSort: (sort: string) => void
  onShowAll: (all: Partial<Search>) => void
}

/** The found locations or brands of a project: how many, one page of them, and the way to the others. */
export function FoundItems<Row extends { readonly id: string }, Search extends ListSearch>(props: FoundProps<Row, Search>) {
  const { list, read, search, hrefOf, onSort, onShowAll, pageHref, onRetry } = props
  const { noun, icon, all } = list
  const columns = list.columns(hrefOf)
  const found = foundPage(list, columns, getRows(read), search)
  const isFiltered = Object.keys(all).some((name) => Reflect.get(search, name) !== '')
  const label = capitalized(`${noun}s`)
  const status = listStatus({ read, onRetry })
  const count = counted(found.count, noun)
  return (
    <>
      {read.status === 'ready' && (
        <Inline space="sm">
          <Text tone="muted">{isFiltered ? `${count} found` : count}</Text>
          {isFiltered && <TextButton onClick={() => onShowAll(all)}>Show all</TextButton>}
        </Inline>
      )}
      <Table
        label={label}
        columns={columns}
        rows={found.rows}
        rowId={({ id }) => id}
        sort={sortFromText(search.sort, columns)}
        onSort={(chosen) => onSort(sortText(chosen, columns))}
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

type NameProps = {
  name: string
  href: string
  /** The detail that distinguishes it from others of the same name. */
  about: string
  canEdit: boolean
  /** The missing parts, in a few words each. */
  missing: readonly string[]
}

/** The first column of a list of locations or brands: the name leads to the item's page. */
export const ItemName = ({ name, href, about, canEdit, missing }: NameProps) => (
  <Stack space="none">
    <Inline space="xs" align="baseline">
      <TextLink href={href}>{name}</TextLink>
      <Text size="sm" tone="muted" weight="regular">
        {about}
        {!canEdit && ' · View only'}
      </Text>
    </Inline>
    {missing.length > 0 && (
      <Text size="sm" weight="regular">
        {missing.join(' · ')}
      </Text>
    )}
  </Stack>
)

type StatusProps = {
  isComplete: boolean
  /** Another missing part, in a few words; null for nothing. */
  warning: string | null
}

export const ItemStatus = ({ isComplete, warning }: StatusProps) => (
  <Inline space="xs" justify="end">
    {warning && (
      <Badge tone="warning" icon="alert">
        {warning}
      </Badge>
    )}
    <ReadyBadge isReady={isComplete} ready="Complete" unready="Incomplete" />
  </Inline>
)
