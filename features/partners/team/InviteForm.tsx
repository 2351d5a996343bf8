import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import type { Submission } from '../../shared/api/submission.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import type { Invited, Permission } from './member.ts'
import { addressesIn, newsOfInvitations } from './team.ts'

export type InviteFormProps = {
  /** The permissions that this person may give. */
  permissions: readonly Permission[]
  inviting: Submission
  /** What became of the last invitations; null for none. */
  invited: Invited | null
  onInvite: (emails: readonly string[], permission: string) => void
  /** The addresses that were typed before a sign-in; empty for none. */
  typed: string
  onTyped: (emails: string) => void
  /** Whether something is typed that was not sent. */
  onUnsaved: (isUnsaved: boolean) => void
}

const addresses = z.pipe(
  z.string().check(({ value, issues }) => {
    const { valid, invalid } = addressesIn(value)
    const say = (message: string) => issues.push({ code: 'custom', input: value, message })
    if (invalid.length > 0) say(`Not an email address: ${invalid.join(', ')}`)
    else if (valid.length === 0) say('Enter at least one email address')
  }),
  z.transform((text: string) => addressesIn(text).valid),
)
const schema = z.object({ emails: addresses, permission: z.string() })

/** The fields as the wire names them: each address is an entry of its own. */
const wireNames = { emails: 'email', permission: 'permissions' } as const

/** Invites several people at once. */
export function InviteForm({ permissions, inviting, invited, onInvite, typed, onTyped, onUnsaved }: InviteFormProps) {
  // The least is the default, also where the chosen one may not be given any more.
  const least = permissions.at(-1)?.value ?? ''
  const [initial] = useState(typed)
  const { register, onValid, formState, submission, watch, setValue, getValues, reset } = useDraftForm({
    schema,
    values: { emails: initial, permission: least },
    submission: inviting,
    divide: fieldRefusal(wireNames),
  })
  const { emails, permission } = watch()
  const mayGive = permissions.some(({ value }) => value === permission)
  useEffect(() => {
    if (!mayGive) setValue('permission', least)
  }, [mayGive, least, setValue])
  useEffect(() => onTyped(emails), [emails, onTyped])
  // The invitations were sent: their addresses leave the field.
  useEffect(() => {
    if (invited && invited.invited.length > 0) reset({ emails: invited.unsaid.join(', '), permission: getValues('permission') })
  }, [invited, getValues, reset])
  const isUnsaved = emails.trim() !== ''
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  useEffect(() => () => onUnsaved(false), [onUnsaved])
  const isSending = submission.phase === 'sending'
  const count = addressesIn(emails).valid.length
  return (
    <Form busy={isSending} onSubmit={onValid((valid) => onInvite(valid.emails, valid.permission))}>
      <Stack space="md">
        <TextArea
          label="Email addresses"
          hint="One or many: divided by commas, spaces or lines"
          readOnly={isSending}
          error={formState.errors.emails?.message}
          {...register('emails')}
        />
        <Select
          label="Permission"
          options={permissions.map(({ value, label }) => ({ value, label }))}
          error={formState.errors.permission?.message}
          {...register('permission')}
        />
        <SubmissionRefusal submission={submission} />
        {invited && (
          <Alert tone={invited.skipped.length > 0 || invited.unsaid.length > 0 ? 'warning' : 'success'} live="polite">
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
