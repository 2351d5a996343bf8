import type { ReactNode } from 'react'
import { Badge, ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { ProgressBar } from '../../../ui/ProgressBar/ProgressBar.tsx'
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
import type { Missing } from '../project.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { foundPage, type ItemHref, type ItemList, sortFromText, sortText } from './listPage.ts'

export type ItemsProps<Search> = {
  /** The next step of the project, where the person may take it. */
  step?: { readonly what: string; readonly item: string | null; readonly href: string } | null
  search: Search
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<Search> | Partial<ListSearch>) => void
  hrefOf: ItemHref
  pageHref: (page: number) => string
  onRetry: () => void
}

type Props<Row, Search extends ListSearch> = ItemsProps<Search> & {
  list: ItemList<Row, Search>
  /** The number of all rows; null until it is known. */
  count: number | null
  /** Another filter, besides what the rows can be limited to. */
  filter?: ReactNode
  children: ReactNode
}

/** Fewer rows are found by a look. A filter that the address has is always shown. */
const fewestToFilter = 8

const isFilteredBy = <Row, Search extends ListSearch>({ all }: ItemList<Row, Search>, search: Search): boolean =>
  Object.keys(all).some((name) => Reflect.get(search, name) !== '')

export function ItemsScreen<Row, Search extends ListSearch>(props: Props<Row, Search>) {
  const { list, search, text, count, onText, onSearch, filter, children } = props
  const { noun, filters } = list
  const isFilterShown = (count !== null && count >= fewestToFilter) || isFilteredBy(list, search)
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
          {isFilterShown && filter}
          {isFilterShown && filters.length > 0 && (
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
export function FoundItems<Row extends { readonly id: string; readonly missing?: readonly Missing[] }, Search extends ListSearch>(
  props: FoundProps<Row, Search>,
) {
  const { list, read, search, step, onSearch, hrefOf, pageHref, onRetry } = props
  const { noun, icon, all, none = 'Your onboarding specialist adds the first one with you.' } = list
  const columns = list.columns(hrefOf)
  const rows = getRows(read)
  const complete = rows.filter(({ missing }) => missing?.length === 0).length
  const completeText = `${complete.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} complete`
  const found = foundPage(list, columns, rows, search)
  const isFiltered = isFilteredBy(list, search)
  const label = capitalized(noun.many)
  const status = listStatus({ read, onRetry })
  const count = counted(found.count, noun.one, noun.many)
  return (
    <>
      {step && (
        <PageAside place="line">
          <Card tone="credit">
            <Inline space="sm" justify="between">
              <Stack space="none">
                <Text size="sm">Next step</Text>
                <Text weight="strong">{step.what}</Text>
                {step.item && <Text size="sm">{step.item}</Text>}
              </Stack>
              <LinkButton size="md" href={step.href}>
                Continue
              </LinkButton>
            </Inline>
          </Card>
          {rows.length > 0 && <ProgressBar value={complete} max={rows.length} label={completeText} text={completeText} />}
        </PageAside>
      )}
      <Table
        label={label}
        toolbar={
          read.status === 'ready' && (
            <Inline space="sm">
              <Text tone="muted">{isFiltered ? `${count} found` : count}</Text>
              {isFiltered && <TextButton onClick={() => onSearch(all)}>Show all</TextButton>}
            </Inline>
          )
        }
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
}

/** The first column of a list of records: the name leads to the record's page. */
export const ItemName = ({ name, href, about, canEdit = true }: NameProps) => (
  <Inline space="xs" align="baseline">
    <TextLink href={href}>{name}</TextLink>
    <Text size="xs" tone="muted" weight="regular">
      {about}
      {!canEdit && ' · View only'}
    </Text>
  </Inline>
)

type WithSteps = { readonly id: string; readonly canEdit: boolean; readonly missing: readonly Missing[] }

/** The last columns of a list of records: each missing step leads to its field, and the most incomplete come first. `unready` is another. */
export const stateColumns = <Row extends WithSteps>(
  hrefOf: ItemHref,
  isReady: (row: Row) => boolean,
  unready: string,
): readonly Column<Row, string>[] => [
  {
    id: 'steps',
    header: 'Missing',
    width: 'wide',
    narrow: 'line',
    cell: (row) =>
      (row.missing.length > 0 || !isReady(row)) && (
        <Inline space="xxs">
          {row.missing.map(({ title, what, field }) => (
            <Badge key={what} tone="warning" icon="add" {...(row.canEdit && { href: hrefOf(row.id, field) })}>
              {title}
              {what !== title && <VisuallyHidden>{` (${what})`}</VisuallyHidden>}
            </Badge>
          ))}
          {!isReady(row) && (
            <Badge tone="warning" icon="alert">
              {unready}
            </Badge>
          )}
        </Inline>
      ),
  },
  {
    id: 'missing',
    header: 'Status',
    width: 'narrow',
    align: 'end',
    narrow: 'end',
    sortBy: (row) => -2 * row.missing.length - (isReady(row) ? 0 : 1),
    cell: (row) => <ReadyBadge isReady={row.missing.length === 0} ready="Complete" unready="Incomplete" />,
  },
]
