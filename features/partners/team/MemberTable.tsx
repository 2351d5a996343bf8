import { Badge } from '../../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Column, Columns } from '../../../ui/Table/column.ts'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { listStatus, getRows } from '../../shared/links/listStatus.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { inOrder } from '../records/listPage.ts'
import type { Member, Permission } from './api.ts'
import { type Changer, reasonToStay } from './team.ts'

type Props = {
  /** Those that the search found. */
  members: Remote<readonly Member[]>
  /** Everybody. */
  all: readonly Member[]
  permissions: readonly Permission[]
  changer: Changer
  isBusy: boolean
  /** The order, as the address has it. */
  sort: string
  onSort: (sort: string) => void
  onPermission: (id: string, permission: string) => void
  onResend: (id: string) => void
  onRemove: (member: Member) => void
  onRetry: () => void
}

function getColumns({ all, permissions, changer, isBusy, onPermission, onResend, onRemove }: Props): Columns<Member> {
  const getLabel = (permission: string) => permissions.find(({ value }) => value === permission)?.label ?? permission
  const who: Column<Member, string> = {
    id: 'who',
    header: 'Person',
    width: 'wide',
    sortBy: ({ name, email }) => name ?? email,
    mark: ({ name, email }) => name ?? email,
    cell: ({ name, email, isPending }) => (
      <Stack space="xs" align="start">
        <Text weight="strong">{name ?? email}</Text>
        {name !== null && (
          <Text size="sm" tone="muted">
            {email}
          </Text>
        )}
        {isPending && (
          <Badge tone="warning" icon="clock">
            Invited
          </Badge>
        )}
      </Stack>
    ),
  }
  const permission: Column<Member, string> = {
    id: 'permission',
    header: 'Permission',
    sortBy: ({ permission }) => getLabel(permission),
    cell: (member) =>
      reasonToStay(member, all, changer) === null && permissions.some(({ value }) => value === member.permission) ? (
        <Select
          label={<VisuallyHidden>Permission of {member.name ?? member.email}</VisuallyHidden>}
          options={permissions.filter(({ value }) => changer.given.includes(value))}
          value={member.permission}
          disabled={isBusy}
          onChange={({ target }) => onPermission(member.id, target.value)}
        />
      ) : (
        getLabel(member.permission)
      ),
  }
  const actions: Column<Member, string> = {
    id: 'actions',
    header: 'Actions',
    cell: (member) => {
      const reason = reasonToStay(member, all, changer)
      const name = member.name ?? member.email
      return reason === null ? (
        <Inline space="sm">
          {member.isPending && (
            <TextButton icon="mail" disabled={isBusy} onClick={() => onResend(member.id)}>
              Invite<VisuallyHidden> {name}</VisuallyHidden> again
            </TextButton>
          )}
          <TextButton icon="trash" disabled={isBusy} onClick={() => onRemove(member)}>
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </TextButton>
        </Inline>
      ) : (
        <Text size="sm" tone="muted">
          {reason}
        </Text>
      )
    },
  }
  return changer.given.length > 0 ? [who, permission, actions] : [who, permission]
}

export const MemberTable = (props: Props) => (
  <Table
    label="Team"
    {...inOrder({ columns: getColumns(props), rows: getRows(props.members), sort: props.sort, onSort: props.onSort })}
    rowId={({ id }) => id}
    {...listStatus({ read: props.members, onRetry: props.onRetry })}
    empty={<EmptyState icon="person" title="Nobody found" text="Try another search." />}
  />
)
