import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Toolbar } from '../../../ui/Toolbar/Toolbar.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { listStatus, getRows } from '../../shared/links/listStatus.ts'
import { type Remote, mapRemote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { ConfirmWrite } from '../../shared/screens/ConfirmWrite.tsx'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { holds } from '../../shared/links/holds.ts'
import type { TeamSearch } from '../address.ts'
import { InviteForm, type InviteFormProps } from './InviteForm.tsx'
import type { Member, Permission } from './api.ts'
import { type Changer, getLeast, reasonToStay } from './team.ts'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Column, Columns } from '../../../ui/Table/column.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { inOrder } from '../records/listPage.ts'

type Row = { readonly ability: string; readonly by: ReadonlySet<string> }

/** The abilities of each permission: a row for each ability, with text and not by colour alone. */
function PermissionTable({ permissions }: { permissions: readonly Permission[] }) {
  const abilities = [...new Set(permissions.flatMap((permission) => permission.abilities ?? []))]
  const rows = abilities.map((ability): Row => ({
    ability,
    by: new Set(permissions.filter((permission) => permission.abilities?.includes(ability)).map(({ value }) => value)),
  }))
  const first: Column<Row, string> = { id: 'ability', header: 'May', width: 'wide', cell: ({ ability }) => ability }
  const others = permissions.map(({ value, label, abilities: read }): Column<Row, string> => ({
    id: `by-${value}`,
    header: label,
    width: 'narrow',
    cell: ({ by }) => (read === null ? 'Unknown' : by.has(value) ? 'Yes' : 'No'),
  }))
  return (
    <Table
      label="Permissions"
      columns={[first, ...others]}
      rows={rows}
      rowId={({ ability }) => ability}
      empty="There are no permissions to show."
    />
  )
}

export type TeamScreenProps = Pick<InviteFormProps, 'inviting' | 'invited' | 'onInvite' | 'typed' | 'onTyped' | 'onUnsaved'> & {
  members: Remote<readonly Member[]>
  permissions: Remote<readonly Permission[]>
  /** The permissions that this person may give are empty where the team cannot be changed. */
  changer: Changer
  search: TeamSearch
  onSearch: (patch: Partial<TeamSearch>) => void
  /** The text as it is being typed. */
  text: string
  onText: (text: string) => void
  onPermission: (id: string, permission: string) => void
  onResend: (id: string) => void
  changing: Submission
  /** The member to remove; null for nobody. */
  removing: Member | null
  onRemoving: (member: Member | null) => void
  onRemove: (id: string) => void
  deleting: Submission
  onRetry: () => void
}

/** Each is a column, and an option in every row: a project has a handful. */
const mostPermissions = 20

export function TeamScreen({ members, permissions, changer, text, removing, deleting, ...props }: TeamScreenProps) {
  const known = getRows(permissions).slice(0, mostPermissions)
  const given = known.filter(({ value }) => changer.given.includes(value))
  const name = removing?.name ?? removing?.email ?? ''
  const isRemoved = removing !== null && members.status === 'ready' && !members.value.some(({ id }) => id === removing.id)
  return (
    <Screen title="Team" intro="Who works on this project, and what they may do.">
      <Stack space="xl">
        {changer.given.length === 0 && <Alert tone="info">You can see the team but not change it. Ask an admin of the team.</Alert>}
        <Section title="People">
          <Stack space="md">
            <Toolbar>
              <TextField
                kind="search"
                label="Search for a person"
                placeholder="Search for a person"
                value={text}
                onChange={({ target }) => props.onText(target.value)}
              />
            </Toolbar>
            <SubmissionRefusal submission={props.changing} />
            {isRemoved && (
              <Alert tone="info" live="polite">
                {name} is not in the team any more.
              </Alert>
            )}
            <MemberTable
              {...props}
              members={mapRemote(members, (all) => all.filter(({ name, email }) => holds([name, email], text)))}
              all={getRows(members)}
              permissions={known}
              changer={changer}
              sort={props.search.sort}
              onSort={(sort) => props.onSearch({ sort })}
              isBusy={props.changing.phase === 'sending'}
              onRemove={props.onRemoving}
            />
          </Stack>
        </Section>
        {given.length > 0 && (
          <PageAside>
            <Section title="Invite people">
              <InviteForm {...props} permissions={given} least={getLeast(given, changer.given)} members={getRows(members)} />
            </Section>
          </PageAside>
        )}
        <Section title="What each permission allows">
          <ListStatus of={listStatus({ read: permissions, onRetry: props.onRetry })}>
            <PermissionTable permissions={known} />
          </ListStatus>
        </Section>
      </Stack>
      <ConfirmWrite
        open={removing !== null && !isRemoved}
        title={`Remove ${isolated(name)}?`}
        text={
          <p>
            {removing?.isPending
              ? 'The invitation is withdrawn: its link does not work any more.'
              : `${isolated(name)} can no longer open this project. What they changed stays.`}
          </p>
        }
        submission={deleting}
        confirmLabel="Remove"
        tone="danger"
        pendingLabel={`Removing ${isolated(name)}`}
        onConfirm={() => removing && props.onRemove(removing.id)}
        onCancel={() => props.onRemoving(null)}
      />
    </Screen>
  )
}

type MemberTableProps = {
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

function getColumns({ all, permissions, changer, isBusy, onPermission, onResend, onRemove }: MemberTableProps): Columns<Member> {
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

const MemberTable = (props: MemberTableProps) => (
  <Table
    label="Team"
    {...inOrder({ columns: getColumns(props), rows: getRows(props.members), sort: props.sort, onSort: props.onSort })}
    rowId={({ id }) => id}
    {...listStatus({ read: props.members, onRetry: props.onRetry })}
    empty={<EmptyState icon="person" title="Nobody found" text="Try another search." />}
  />
)
