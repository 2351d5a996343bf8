import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Columns } from '../../../ui/Columns/Columns.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Pagination } from '../../../ui/Pagination/Pagination.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Column } from '../../../ui/Table/column.ts'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { listStatus } from '../../shared/links/listStatus.ts'
import { readFailureText } from '../../shared/api/failureText.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { counted } from '../counted.ts'
import { type Redemption, type Redemptions, type RedemptionsSearch, nameOfOrder, redemptionStatuses } from './orders.ts'
import { OrderProgress } from './OrderProgress.tsx'
import { RedemptionBadge, redemptionLooks } from './statusBadges.tsx'

export type RedemptionsScreenProps = {
  search: RedemptionsSearch
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onSearch: (patch: Partial<RedemptionsSearch>) => void
  redemptions: Remote<Redemptions>
  hrefOf: (redemption: Redemption) => string
  backHref: string
  /** How many recipients have been read for the file; null while none is made. */
  exported: number | null
  onExport: () => void
  /** Cancels what has not gone out; null while there is nothing to cancel. */
  onCancel: (() => void) | null
  onRetry: () => void
  /** The open gift, and dialogs. */
  children?: ReactNode
}

type ColumnId = 'email' | 'name' | 'status' | 'reason'

const columnsWith = (
  hrefOf: RedemptionsScreenProps['hrefOf'],
): readonly [Column<Redemption, ColumnId>, ...Column<Redemption, ColumnId>[]] => [
  { id: 'email', header: 'Email', cell: (each) => <TextLink href={hrefOf(each)}>{each.email}</TextLink>, width: 'wide' },
  { id: 'name', header: 'Name', cell: ({ name }) => name || '–' },
  { id: 'status', header: 'Status', cell: ({ status }) => <RedemptionBadge status={status} /> },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? '–', width: 'wide' },
]

/** Whether there is no such order. Any other failure leaves the list, to be read again. */
const isGone = (read: Remote<unknown>): read is Extract<Remote<unknown>, { status: 'failed' }> =>
  read.status === 'failed' && read.cause.kind === 'refused' && [404, 410].includes(read.cause.status)

/** An order, and what became of each gift. */
export function RedemptionsScreen(props: RedemptionsScreenProps) {
  const { search, text, onText, onSearch, redemptions, hrefOf, backHref, exported, onExport, onCancel, onRetry, children } = props
  const read = redemptions.status === 'ready' ? redemptions.value : null
  const isCurrent = redemptions.status === 'ready' && !redemptions.refreshing
  if (isGone(redemptions))
    return (
      <Screen
        title="Order not found"
        back={
          <TextLink icon="back" href={backHref}>
            All orders
          </TextLink>
        }>
        <Alert tone="warning" live="polite">
          {readFailureText(redemptions.cause)}
        </Alert>
      </Screen>
    )
  return (
    <Screen
      title={read ? nameOfOrder(read.order) : 'Order'}
      back={
        <TextLink icon="back" href={backHref}>
          All orders
        </TextLink>
      }>
      <Stack space="lg">
        {read && <OrderProgress order={read.order} />}
        <Inline space="sm">
          <Button variant="soft" size="md" icon="download" disabled={!read} pending={exported !== null} onClick={onExport}>
            Export as CSV
          </Button>
          {onCancel && (
            <Button variant="quiet" tone="danger" size="md" icon="close" onClick={onCancel}>
              Cancel what is not sent
            </Button>
          )}
          {exported !== null && read && (
            <span role="status">{`${exported.toLocaleString('en-US')} of ${counted(read.order.count, 'recipient')}`}</span>
          )}
        </Inline>
        <Stack space="md">
          <Columns space="md">
            <TextField kind="search" label="Search for a recipient" name="q" value={text} onChange={({ target }) => onText(target.value)} />
            <Select
              label="Status"
              name="status"
              value={search.status}
              options={[
                { value: '', label: 'All' },
                ...redemptionStatuses.map((status) => ({ value: status, label: redemptionLooks[status].label })),
              ]}
              onChange={({ target }) => onSearch({ status: redemptionStatuses.find((status) => status === target.value) ?? '' })}
            />
          </Columns>
          <VisuallyHidden live>{isCurrent && `${counted(redemptions.value.matches, 'recipient')} found`}</VisuallyHidden>
          <Table
            label="Recipients"
            columns={columnsWith(hrefOf)}
            rows={read?.redemptions ?? []}
            rowId={({ id }) => id}
            {...listStatus({ read: redemptions, onRetry })}
            empty={
              <EmptyState icon="search" title="No recipient found" text="Search for another part of the address, or choose all statuses." />
            }
          />
          {read && read.pageCount > 1 && (
            <Pagination label="Pages of recipients" page={search.page} count={read.pageCount} onTurn={(page) => onSearch({ page })} />
          )}
        </Stack>
      </Stack>
      {children}
    </Screen>
  )
}
