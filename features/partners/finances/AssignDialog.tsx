import { isolated } from '../../../ui/isolated.ts'
import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { Account } from './api.ts'
import type { NamedLocation, Reassignment } from './connection.ts'

type Props = {
  account: Account
  accounts: readonly Account[]
  locations: readonly NamedLocation[]
  saving: Submission
  /** Receives only the changes of this person, so that those of others stay. */
  onSave: (change: Reassignment) => void
  onClose: () => void
}

export function AssignDialog({ account, accounts, locations, saving, onSave, onClose }: Props) {
  const ids = account.locationIds ?? []
  /** The locations that somebody has changed here, with their new values. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(() => new Map())
  const isChosen = (id: string) => changed.get(id) ?? ids.includes(id)
  const toggle = (id: string) => setChanged(new Map(changed).set(id, !isChosen(id)))
  const changedTo = (isPaid: boolean) => [...changed].flatMap(([id, to]) => (to === isPaid && to !== ids.includes(id) ? [id] : []))
  const findOther = (id: string) => accounts.find((other) => other.id !== account.id && other.locationIds?.includes(id))
  const isSaving = saving.phase === 'sending'
  return (
    <Dialog
      open
      onClose={onClose}
      closesOnPressBeside={false}
      title={`Locations paid to ${isolated(account.name)}`}
      text="A location is paid to one account."
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
        {locations.map(({ id, name }) => {
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
        })}
        <SubmissionRefusal submission={saving} />
      </Stack>
    </Dialog>
  )
}
