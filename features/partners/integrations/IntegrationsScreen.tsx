import { Alert } from '../../../ui/Alert/Alert.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Columns } from '../../../ui/Table/column.ts'
import { Table } from '../../../ui/Table/Table.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { Toolbar } from '../../../ui/Toolbar/Toolbar.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { listStatus, getRows } from '../../shared/links/listStatus.ts'
import { type Remote, mapRemote, ready } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Access } from '../access.ts'
import { holds } from '../../shared/links/holds.ts'
import { inOrder } from '../records/listPage.ts'
import type { IntegrationsSearch } from '../address.ts'
import { ReadyBadge } from '../../../ui/Badge/Badge.tsx'
import { type Integration, systemName } from './api.ts'

export type IntegrationsScreenProps = {
  integrations: Remote<readonly Integration[]>
  access: Access
  search: IntegrationsSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<IntegrationsSearch>) => void
  /** The location or the brand of an integration; null where there is no page. */
  hrefOf: (integration: Integration) => string | null
  onRetry: () => void
}

const kinds = [
  {
    kind: 'pos',
    label: 'POS',
    title: 'POS of each location',
    text: 'The till tells us about bills, and we tell it about payments.',
    nothing: 'No POS',
  },
  {
    kind: 'cms',
    label: 'Websites',
    title: 'Website of each brand',
    text: 'The popup on the website invites guests.',
    nothing: 'No website system',
  },
] as const

const getColumns = (hrefOf: IntegrationsScreenProps['hrefOf'], nothing: string): Columns<Integration> => [
  {
    id: 'name',
    header: 'Name',
    width: 'wide',
    sortBy: ({ name }) => name,
    cell: (integration) => {
      const href = hrefOf(integration)
      return href === null ? integration.name : <TextLink href={href}>{integration.name}</TextLink>
    },
  },
  {
    id: 'provider',
    header: 'System',
    sortBy: ({ provider }) => provider ?? '',
    cell: ({ provider }) => (provider === null ? nothing : systemName(provider)),
  },
  {
    id: 'state',
    header: 'State',
    width: 'wide',
    sortBy: ({ isComplete }) => (isComplete ? 1 : 0),
    cell: ({ isComplete, reason }) => (
      <Stack space="xs" align="start">
        <ReadyBadge isReady={isComplete} ready="Connected" unready="Not connected" />
        {!isComplete && <Text size="sm">{reason ?? 'We do not know yet what is missing. Ask your onboarding specialist.'}</Text>}
      </Stack>
    ),
  },
]

const filters = [
  { value: 'all', label: 'All systems' },
  { value: 'missing', label: 'Not connected' },
] as const

const isShown = ({ q, show }: IntegrationsSearch, { name, provider, isComplete }: Integration): boolean =>
  holds([name, provider], q) && (show !== 'missing' || !isComplete)

export function IntegrationsScreen({ integrations, access, search, text, onText, onSearch, hrefOf, onRetry }: IntegrationsScreenProps) {
  const shown = mapRemote(integrations, (all) => all.filter((each) => isShown(search, each)))
  const status = listStatus({ read: shown, onRetry })
  return (
    <Screen title="Integrations" intro="The systems that your restaurants are connected to.">
      <Stack space="xl">
        {!access.canEdit && <Alert tone="info">{access.why}</Alert>}
        <Toolbar>
          <TextField
            kind="search"
            label="Search for a location, brand or system"
            placeholder="Search for a location, brand or system"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
          <Select
            label="Show"
            options={filters}
            value={search.show === 'missing' ? 'missing' : 'all'}
            onChange={({ target }) => onSearch({ show: target.value === 'missing' ? 'missing' : '' })}
          />
        </Toolbar>
        {kinds.map(({ kind, label, title, text: about, nothing }, index) => (
          <Section key={kind} title={title} text={about}>
            <Table
              label={label}
              {...inOrder({
                columns: getColumns(hrefOf, nothing),
                rows: getRows(shown).filter((each) => each.kind === kind),
                sort: search.sort,
                onSort: (sort) => onSearch({ sort }),
              })}
              rowId={({ id }) => id}
              // One failure and one retry for both: they are one read.
              {...(index === 0 || shown.status === 'loading' ? status : listStatus({ read: ready([]), onRetry }))}
              {...(index === 0 && shown.status === 'ready' && { announcement: `${shown.value.length} found` })}
              empty={<EmptyState icon="search" level={3} title="Nothing here" text="Nothing fits the search and the filter." />}
            />
          </Section>
        ))}
      </Stack>
    </Screen>
  )
}
