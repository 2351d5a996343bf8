import { isolated } from '../../../ui/isolated.ts'
import { useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { Account } from './api.ts'
import { type Connection, connectionName, getMoves, type NamedLocation } from './connection.ts'

export type ConnectFormProps = {
  /** The button's action: "Connect an account". It adds for which locations. */
  action: string
  /** The account that is continued; null for a new one. */
  to: Account | null
  /** Null where they were not read. */
  accounts: readonly Account[] | null
  locations: readonly NamedLocation[]
  /** Whether these are all that the project has. Only then can all be chosen: the server would take those that nobody sees, too. */
  areAll: boolean
  linking: Submission
  onConnect: (connection: Connection) => void
}

const every = 'all'

/** Leads to the payment provider, for one location or for all. Nothing is chosen at first unless there is one location only. */
export function ConnectForm({ action, to, accounts, locations, areAll, linking, onConnect }: ConnectFormProps) {
  const [only, ...more] = locations
  const [chosen, setChosen] = useState(areAll && only && more.length === 0 ? only.id : '')
  const [isAsked, setAsked] = useState(false)
  const all: Connection = { for: 'all' }
  const connectionFromValue = (value: string): Connection => (value === every ? all : { for: 'location', id: value })
  const connection = chosen === '' ? null : connectionFromValue(chosen)
  const options = locations.map(({ id, name }) => ({ value: id, label: name }))
  const moves = connection && getMoves(connection, { locations, accounts, to })
  return (
    <Form
      onSubmit={() => {
        setAsked(true)
        if (connection) onConnect(connection)
      }}>
      <Stack space="md">
        <Select
          label="Locations"
          placeholder={areAll ? 'Choose a location, or all' : 'Choose a location'}
          hint={areAll ? undefined : 'We could not read all of your locations, so they cannot be chosen at once.'}
          options={
            options.length === 1 || !areAll
              ? options
              : [{ value: every, label: `All${connectionName(all, locations).slice(3)}` }, ...options]
          }
          value={chosen}
          error={isAsked && chosen === '' ? `Choose a location${areAll ? ', or all of them' : ''}` : undefined}
          onChange={({ target }) => setChosen(target.value)}
        />
        {moves && (
          <Alert tone="warning" live="polite">
            {moves}
          </Alert>
        )}
        <SubmissionRefusal submission={linking} />
        <Inline space="sm">
          <Button type="submit" size="md" icon="external" pending={linking.phase === 'sending'} pendingLabel="Opening the payment provider">
            {connection ? `${action} for ${isolated(connectionName(connection, locations))}` : action}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
