import { Slices } from '../../../ui/List/Slices.tsx'
import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { getRows, listStatus } from '../../shared/links/listStatus.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { idle, type Submission } from '../../shared/api/answers/answer.ts'
import { ConfirmWrite } from '../../shared/screens/ConfirmWrite.tsx'
import type { Access } from '../access.ts'
import type { Account } from './api.ts'
import { AccountCard, continuing } from './AccountCard.tsx'
import { type Returned, type Connection, type NamedLocation, getNames, mayMove, onlyLocation, type Reassignment } from './connection.ts'
import { ConnectForm } from './ConnectForm.tsx'
import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'

export type FinancesDialog = { readonly kind: 'assign' | 'connect' | 'disconnect'; readonly accountId: string }

export type FinancesScreenProps = {
  accounts: Remote<readonly Account[]>
  locations: readonly NamedLocation[]
  areAll: boolean
  access: Access
  returned: Returned
  /** The return is being sent to the server. */
  isReturning: boolean
  dialog: FinancesDialog | null
  onDialog: (dialog: FinancesDialog | null) => void
  onConnect: (connection: Connection) => void
  linking: Submission
  onAssign: (accountId: string, change: Reassignment) => void
  assigning: Submission
  onDisconnect: (accountId: string) => void
  disconnecting: Submission
  onCheck: (accountId: string) => void
  /** The account that is being read again, and the result; null for none. */
  checking: { readonly accountId: string; readonly submission: Submission } | null
  onRetry: () => void
}

type Notice = { readonly tone: 'warning' | 'info'; readonly title?: string; readonly text: string }

/** The notices for a person who comes back. They never claim success, because the account shows its own status. */
const notices: Readonly<Record<Exclude<Returned, 'no'>, Notice>> = {
  expired: {
    tone: 'warning',
    title: 'That link had expired',
    text: 'Nothing was connected. Connect the account again below: you get a fresh link.',
  },
  disconnected: {
    tone: 'warning',
    title: 'You left the payment provider without connecting an account',
    text: 'Nothing was changed. You can connect one whenever you like.',
  },
  back: { tone: 'info', text: 'You are back from the payment provider. Below is what it says about your accounts now.' },
}

function ReturnNotice({ returned, isReading }: { returned: Returned; isReading: boolean }) {
  if (returned === 'no') return null
  if (isReading) return <Spinner label="Asking the payment provider how the account is now" showLabel />
  const { text, ...notice } = notices[returned]
  return (
    <Alert {...notice} live="polite">
      {text}
    </Alert>
  )
}

function consequence({ locationIds }: Account, locations: readonly NamedLocation[]): string {
  if (locationIds === null)
    return 'We could not read which locations are paid to it. They take no payments until another account is connected.'
  const names = getNames(locationIds, locations)
  if (locationIds.length === 0) return 'No location uses it. You can connect it again.'
  if (names.length === 0) return 'Locations of another project are paid to it: they take no payments until another account is connected.'
  const which = names.length === 1 ? 'One location takes' : `${names.length} locations take`
  return `${which} no payments until another account is connected: ${names.map(isolated).join(' · ')}. What was paid already stays in the account.`
}

export function FinancesScreen({ accounts: read, returned, isReturning, dialog, onDialog, onRetry, ...props }: FinancesScreenProps) {
  const { locations, areAll, access, linking } = props
  // Null where they were not read: those that an account takes over are then unknown, and not none.
  const accounts = read.status === 'ready' ? read.value : null
  const ofDialog = accounts?.find(({ id }) => id === dialog?.accountId)
  const isDisconnected = dialog?.kind === 'disconnect' && accounts !== null && !ofDialog
  const close = () => onDialog(null)
  return (
    <Screen title="Finances" intro="The accounts to which your locations are paid.">
      <Stack space="xl">
        <ReturnNotice
          returned={returned}
          isReading={isReturning || read.status === 'loading' || (read.status === 'ready' && read.refreshing)}
        />
        {!access.canEdit && <Alert tone="info">{access.why}</Alert>}
        <Section title="Connected accounts">
          <ListStatus of={listStatus({ read, onRetry })}>
            <Stack space="md">
              {isDisconnected && (
                <Alert tone="info" live="polite">
                  The account is not connected any more.
                </Alert>
              )}
              {accounts?.length === 0 && <EmptyState icon="ticket" level={3} title="No account yet" text="Connect the first one below." />}
              <Slices items={getRows(read)}>
                {(account) => (
                  <AccountCard
                    key={account.id}
                    account={account}
                    locations={locations}
                    canEdit={access.canEdit}
                    isLinking={linking.phase === 'sending'}
                    onAssign={() => onDialog({ kind: 'assign', accountId: account.id })}
                    onContinue={() => {
                      const only = onlyLocation(account, locations)
                      if (only) props.onConnect({ for: 'location', id: only.id })
                      else onDialog({ kind: 'connect', accountId: account.id })
                    }}
                    onCheck={() => props.onCheck(account.id)}
                    checking={props.checking?.accountId === account.id ? props.checking.submission : idle}
                    onDisconnect={() => onDialog({ kind: 'disconnect', accountId: account.id })}
                  />
                )}
              </Slices>
            </Stack>
          </ListStatus>
        </Section>
        {access.canEdit && (
          <Section title="Connect an account" text="The payment provider asks who you are and where to pay, on its own page.">
            <ConnectForm
              action="Connect an account"
              to={null}
              accounts={accounts}
              locations={locations}
              areAll={areAll}
              linking={linking}
              onConnect={props.onConnect}
            />
          </Section>
        )}
      </Stack>
      {dialog?.kind === 'assign' && accounts && ofDialog?.locationIds && (
        <AssignDialog
          key={ofDialog.id}
          account={ofDialog}
          ids={ofDialog.locationIds}
          accounts={accounts}
          locations={locations}
          saving={props.assigning}
          onSave={(change) => props.onAssign(ofDialog.id, change)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'connect' && ofDialog && (
        <Dialog
          open
          onClose={close}
          title={`${continuing(ofDialog)}: ${isolated(ofDialog.name)}`}
          text="Choose the location that is paid to it. Other locations stay as they are.">
          <ConnectForm
            action={continuing(ofDialog)}
            to={ofDialog}
            accounts={accounts}
            locations={locations}
            areAll={areAll}
            linking={linking}
            onConnect={props.onConnect}
          />
        </Dialog>
      )}
      <ConfirmWrite
        open={dialog?.kind === 'disconnect' && ofDialog !== undefined}
        title={`Disconnect ${ofDialog ? isolated(ofDialog.name) : 'this account'}?`}
        text={ofDialog && <p>{consequence(ofDialog, locations)}</p>}
        submission={props.disconnecting}
        confirmLabel="Disconnect"
        tone="danger"
        pendingLabel="Disconnecting the account"
        onConfirm={() => ofDialog && props.onDisconnect(ofDialog.id)}
        onCancel={close}
      />
    </Screen>
  )
}

type AssignDialogProps = {
  account: Account
  /** Its locations, as they were read. */
  ids: NonNullable<Account['locationIds']>
  accounts: readonly Account[]
  locations: readonly NamedLocation[]
  saving: Submission
  /** Receives only the changes of this person, so that those of others stay. */
  onSave: (change: Reassignment) => void
  onClose: () => void
}

function AssignDialog({ account, ids, accounts, locations, saving, onSave, onClose }: AssignDialogProps) {
  /** The locations that somebody has changed here, with their new values. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(() => new Map())
  const isChosen = (id: string) => changed.get(id) ?? ids.includes(id)
  const toggle = (id: string) => setChanged(new Map(changed).set(id, !isChosen(id)))
  const changedTo = (isPaid: boolean) => [...changed].flatMap(([id, to]) => (to === isPaid && to !== ids.includes(id) ? [id] : []))
  const others = accounts.filter(({ id }) => id !== account.id)
  const findOther = (id: string) => others.find(({ locationIds }) => locationIds?.includes(id))
  const isSaving = saving.phase === 'sending'
  return (
    <Dialog
      open
      onClose={onClose}
      closesOnPressBeside={false}
      title={`Locations paid to ${isolated(account.name)}`}
      text={['A location is paid to one account.', mayMove(others) ?? ''].join(' ').trim()}
      actions={
        <Button
          size="md"
          pending={isSaving}
          pendingLabel="Saving the locations"
          onClick={() => onSave({ added: changedTo(true), removed: changedTo(false) })}>
          Save
        </Button>
      }>
      <Stack space="sm">
        <Slices items={locations} size={200} space="sm">
          {({ id, name }) => {
            const other = findOther(id)
            return (
              <Checkbox
                key={id}
                label={name}
                hint={other && `Now paid to ${isolated(other.name)}; it moves here.`}
                checked={isChosen(id)}
                disabled={isSaving}
                onChange={() => toggle(id)}
              />
            )
          }}
        </Slices>
        <SubmissionRefusal submission={saving} />
      </Stack>
    </Dialog>
  )
}
