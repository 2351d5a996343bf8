import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { Account } from './account.ts'
import type { NamedLocation } from './AccountCard.tsx'

type Props = {
  account: Account
  accounts: readonly Account[]
  locations: readonly NamedLocation[]
  saving: Submission
  onSave: (locationIds: readonly string[]) => void
  onClose: () => void
}

/** Chooses the locations that are paid to an account. */
export function AssignDialog({ account, accounts, locations, saving, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set<string>(account.locationIds ?? []))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  /** The other account that a location is paid to now. */
  const otherOf = (id: string) => accounts.find((other) => other.id !== account.id && other.locationIds?.includes(id))
  const isSaving = saving.phase === 'sending'
  return (
    <Dialog
      open
      onClose={onClose}
      closesOnPressBeside={false}
      title={`Locations paid to ${account.name}`}
      text="A location is paid to one account."
      actions={
        <Button
          size="md"
          pending={isSaving}
          pendingLabel="Saving the locations"
          // A location that is not listed here stays with the account.
          onClick={() => onSave([...chosen])}>
          Save
        </Button>
      }>
      <Stack space="sm">
        {locations.map(({ id, name }) => {
          const other = otherOf(id)
          return (
            <Checkbox
              key={id}
              label={name}
              hint={other && `Now paid to ${other.name}; it moves here.`}
              checked={chosen.has(id)}
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
