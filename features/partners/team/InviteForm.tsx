import { plainText } from '../../../ui/text/plainText.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { fieldRefusal } from '../../shared/forms/fieldRefusal.ts'
import { useDraftForm } from '../../shared/forms/useDraftForm.ts'
import { invitationNames } from './api.ts'
import type { Invited, Member, Permission } from './api.ts'
import { addressesIn, newsOfInvitations, withoutMembers } from './team.ts'
import { mapped } from '../../shared/api/wire.ts'

export type InviteFormProps = {
  /** The permissions that this person may give. */
  permissions: readonly Permission[]
  /** The one that allows least; null where somebody has to choose. */
  least: Permission | null
  /** Everybody who is in the team as far as it was read: they are left out. */
  members: readonly Member[]
  inviting: Submission
  /** The result of the last invitations; null for none. */
  invited: Invited | null
  onInvite: (emails: readonly string[], permission: string) => void
  /** The addresses that were typed before a sign-in; empty for none. */
  typed: string
  onTyped: (emails: string) => void
  /** Whether something is typed that was not sent. */
  onUnsaved: (isUnsaved: boolean) => void
}

const addresses = mapped(
  z.string().check(({ value, issues }) => {
    const { valid, invalid } = addressesIn(value)
    const say = (message: string) => issues.push({ code: 'custom', input: value, message })
    if (invalid.length > 0) say(`Not an email address: ${invalid.join(', ')}`)
    else if (valid.length === 0) say('Enter at least one email address')
  }),
  (text: string) => addressesIn(text).valid,
)
export const inviteSchema = z.object({ emails: addresses, permission: z.string().check(z.minLength(1, 'Choose a permission')) })

export function InviteForm({ permissions, members, inviting, invited, onInvite, typed, onTyped, onUnsaved, ...props }: InviteFormProps) {
  // The least is the default, also where the chosen one may not be given any more. Without a least one somebody has to choose.
  const least = props.least?.value ?? ''
  const [initial] = useState(typed)
  const { register, onValid, formState, submission, watch, setValue, getValues, reset } = useDraftForm({
    schema: inviteSchema,
    values: { emails: initial, permission: least },
    submission: inviting,
    divide: fieldRefusal({ emails: invitationNames.email, permission: invitationNames.permission }),
  })
  const { emails, permission } = watch()
  const mayGive = permissions.some(({ value }) => value === permission)
  useEffect(() => {
    if (!mayGive && permission !== least) setValue('permission', least)
  }, [mayGive, permission, least, setValue])
  useEffect(() => onTyped(emails), [emails, onTyped])
  // The invitations were sent: their addresses leave the field.
  useEffect(() => {
    if (invited && invited.invited.length > 0) reset({ emails: invited.unreported.join(', '), permission: getValues('permission') })
  }, [invited, getValues, reset])
  const isUnsaved = plainText(emails) !== ''
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved])
  useEffect(() => () => onUnsaved(false), [onUnsaved])
  const isSending = submission.phase === 'sending'
  const { others, skipped } = withoutMembers(addressesIn(emails).valid, members)
  return (
    <Form busy={isSending} onSubmit={onValid((valid) => onInvite(valid.emails, valid.permission))}>
      <Stack space="md">
        <TextArea
          label="Email addresses"
          hint={
            skipped.length === 0
              ? 'One or many: divided by commas, spaces or lines'
              : `In the team already, and left out: ${skipped.map(({ email }) => email).join(', ')}`
          }
          readOnly={isSending}
          error={formState.errors.emails?.message}
          {...register('emails')}
        />
        <Select
          label="Permission"
          {...(least === '' && { placeholder: 'Choose a permission' })}
          options={permissions.map(({ value, label }) => ({ value, label }))}
          error={formState.errors.permission?.message}
          {...register('permission')}
        />
        <SubmissionRefusal submission={submission} />
        {invited && (
          <Alert tone={invited.skipped.length > 0 || invited.unreported.length > 0 ? 'warning' : 'success'} live="polite">
            {newsOfInvitations(invited)}
          </Alert>
        )}
        <Inline space="sm">
          <Button type="submit" size="md" icon="mail" pending={isSending} pendingLabel="Sending the invitations">
            {others.length > 1 ? `Invite ${others.length} people` : 'Invite'}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
