import { useEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { useFieldRefusal } from '../../shared/forms/useFieldRefusal.ts'
import type { Invited, Permission } from './member.ts'
import { addressesIn, newsOfInvitations } from './team.ts'

export type InviteFormProps = {
  /** The permissions that this person may give. */
  permissions: readonly Permission[]
  inviting: Submission
  /** What became of the last invitations; null for none. */
  invited: Invited | null
  onInvite: (emails: readonly string[], permission: string) => void
  /** Whether something is typed that was not sent. */
  onUnsaved: (isUnsaved: boolean) => void
}

function problemOf(text: string): string | undefined {
  const { valid, invalid } = addressesIn(text)
  if (invalid.length > 0) return `Not an email address: ${invalid.join(', ')}`
  return valid.length === 0 ? 'Enter at least one email address' : undefined
}

/** The fields as the wire names them: each address is an entry of its own. */
const wireNames = { emails: 'email', permission: 'permissions' } as const

/** Invites several people at once (PRT-16). */
export function InviteForm({ permissions, inviting, invited, onInvite, onUnsaved }: InviteFormProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  // The least is the default, also where the chosen one may not be given any more.
  const permission = (permissions.find(({ value }) => value === chosen) ?? permissions.at(-1))?.value ?? ''
  const [shown, setShown] = useState(invited)
  // The invitations were sent: their addresses leave the field.
  if (shown !== invited) {
    setShown(invited)
    setText('')
    setTried(false)
  }
  const isUnsaved = text.trim() !== ''
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  useEffect(() => () => onUnsaved(false), [onUnsaved])
  const emailsField = useRef<HTMLTextAreaElement>(null)
  const permissionField = useRef<HTMLSelectElement>(null)
  const { messageOf, rest, onTyped } = useFieldRefusal(inviting, wireNames, (name) =>
    (name === 'emails' ? emailsField : permissionField).current?.focus(),
  )
  const problem = problemOf(text)
  const isSending = inviting.phase === 'sending'
  const count = addressesIn(text).valid.length
  const submit = () => {
    setTried(true)
    if (problem === undefined) onInvite(addressesIn(text).valid, permission)
  }
  return (
    <Form busy={isSending} onSubmit={submit}>
      <Stack space="md">
        <TextArea
          label="Email addresses"
          hint="One or many: divided by commas, spaces or lines"
          ref={emailsField}
          value={text}
          readOnly={isSending}
          error={(isTried ? problem : undefined) ?? messageOf('emails')}
          onChange={({ target }) => {
            setText(target.value)
            onTyped()
          }}
        />
        <Select
          label="Permission"
          options={permissions.map(({ value, label }) => ({ value, label }))}
          ref={permissionField}
          value={permission}
          error={messageOf('permission')}
          onChange={({ target }) => {
            setChosen(target.value)
            onTyped()
          }}
        />
        <SubmissionRefusal submission={rest} />
        {invited && (
          <Alert tone={invited.skipped.length > 0 ? 'warning' : 'success'} live="polite">
            {newsOfInvitations(invited)}
          </Alert>
        )}
        <Inline space="sm">
          <Button type="submit" size="md" icon="mail" pending={isSending} pendingLabel="Sending the invitations">
            {count > 1 ? `Invite ${count} people` : 'Invite'}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
