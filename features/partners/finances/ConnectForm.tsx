import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { NamedLocation } from './AccountCard.tsx'

type Props = {
  locations: readonly NamedLocation[]
  linking: Submission
  /** Null for every location. */
  onConnect: (locationId: string | null) => void
}

const every = 'all'

/** Leads to the payment provider, for one location or for all. */
export function ConnectForm({ locations, linking, onConnect }: Props) {
  const [chosen, setChosen] = useState(every)
  return (
    <Stack space="md">
      <Select
        label="Locations"
        options={[{ value: every, label: 'All locations' }, ...locations.map(({ id, name }) => ({ value: id, label: name }))]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <SubmissionRefusal submission={linking} />
      <Inline space="sm">
        <Button
          size="md"
          icon="external"
          pending={linking.phase === 'sending'}
          pendingLabel="Opening the payment provider"
          onClick={() => onConnect(chosen === every ? null : chosen)}>
          Connect an account
        </Button>
      </Inline>
    </Stack>
  )
}
