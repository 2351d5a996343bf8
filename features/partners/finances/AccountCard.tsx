import { isolated } from '../../../ui/isolated.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { Account, AccountStatus } from './api.ts'
import { type NamedLocation, getNames, onlyLocation } from './connection.ts'

type Props = {
  account: Account
  locations: readonly NamedLocation[]
  canEdit: boolean
  onAssign: () => void
  /** Continues at the payment provider, by a fresh link: for its one location, or after a choice of locations. */
  onContinue: () => void
  isLinking: boolean
  onDisconnect: () => void
  /** Refreshes the status of an incomplete account. */
  onCheck: () => void
  checking: Submission
}

const looks = {
  connected: { label: 'Connected', tone: 'success', icon: 'check' },
  incomplete: { label: 'Incomplete', tone: 'warning', icon: 'alert' },
  declined: { label: 'Declined', tone: 'danger', icon: 'warning' },
  disconnected: { label: 'Disconnected', tone: 'neutral', icon: 'remove' },
} as const satisfies Record<AccountStatus, unknown>

const meanings: Record<AccountStatus, string> = {
  connected: 'Payments reach this account.',
  incomplete: 'The payment provider needs more before it pays out.',
  declined: 'The payment provider does not pay to this account. Connect another one.',
  disconnected: 'Nothing is paid to this account any more. Connect it again, or another one.',
}

export const continuing = ({ status }: Account): string => (status === 'incomplete' ? 'Complete the account' : 'Connect again')

function usedBy(ids: Account['locationIds'], locations: readonly NamedLocation[]): string {
  if (ids === null) return 'We could not read which locations are paid to it.'
  return ids.length === 0
    ? 'No location uses it.'
    : `Paid to it: ${getNames(ids, locations).map(isolated).join(' · ') || 'locations of another project'}`
}

/** An account at the payment provider, and the locations that are paid to it. */
export function AccountCard({ account, locations, canEdit, onAssign, onContinue, isLinking, onDisconnect, onCheck, checking }: Props) {
  const { label, tone, icon } = looks[account.status]
  const { locationIds } = account
  const only = onlyLocation(account, locations)
  const isOver = account.status === 'declined' || account.status === 'disconnected'
  return (
    <Card tone="outlined">
      <Stack space="md">
        <Stack space="xs">
          <Inline space="sm" justify="between">
            <Heading level={3} size="md">
              {account.name}
            </Heading>
            <Badge tone={tone} icon={icon}>
              {label}
            </Badge>
          </Inline>
          <Text>{meanings[account.status]}</Text>
          {account.reason !== null && <Text tone="muted">{account.reason}</Text>}
          <SubmissionRefusal submission={checking} />
          <Text tone="muted">{usedBy(locationIds, locations)}</Text>
        </Stack>
        {canEdit && (
          <Inline space="sm">
            {account.status !== 'connected' && (
              <Button size="md" variant={account.status === 'incomplete' ? 'solid' : 'soft'} pending={isLinking} onClick={onContinue}>
                {only === null ? continuing(account) : `${continuing(account)} for ${isolated(only.name)}`}
              </Button>
            )}
            {account.status === 'incomplete' && (
              <Button
                size="md"
                variant="soft"
                icon="retry"
                pending={checking.phase === 'sending'}
                pendingLabel="Asking the payment provider"
                onClick={onCheck}>
                Check again
              </Button>
            )}
            {!isOver && locationIds !== null && locations.length > 0 && (
              <Button size="md" variant="soft" onClick={onAssign}>
                Change locations
              </Button>
            )}
            <Button size="md" variant="quiet" tone="danger" onClick={onDisconnect}>
              {isOver ? 'Remove' : 'Disconnect'}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
