import { plainText } from '../../../../ui/text/plainText.ts'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../../ui/Button/Button.tsx'
import { FileDrop } from '../../../../ui/FileDrop/FileDrop.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { TextArea } from '../../../../ui/TextArea/TextArea.tsx'
import type { Submission } from '../../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../../shared/screens/SubmissionRefusal.tsx'
import { fieldRefusal } from '../../../shared/forms/fieldRefusal.ts'
import { trimmed } from '../../../shared/forms/nameSchema.ts'
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts'
import { type PictureQueue, type Uploads, isUploading, picturesOf } from '../../../uploads/uploads.ts'
import type { Edits } from '../review.ts'

export type EditRequestFormProps = {
  edits: Submission
  onEdits: (edits: Edits) => void
  message: string
  onMessage: (message: string) => void
  /** Null where pictures cannot be sent. */
  pictures: PictureQueue | null
  /** Whether another button comes first. */
  isSecond: boolean
}

export const editRequestSchema = z.object({ message: trimmed() })

/** Why the button is disabled, if that is not plain to see. */
function reasonToWait(uploads: Uploads, isEmpty: boolean): string | null {
  if (isUploading(uploads)) return 'You can send as soon as every picture is uploaded.'
  if (isEmpty && uploads.length > 0) return 'No picture is uploaded yet. Try them again, or write a message.'
  return null
}

export function EditRequestForm({ edits, onEdits, message, onMessage, pictures, isSecond }: EditRequestFormProps) {
  const isSending = edits.phase === 'sending'
  const uploads = pictures?.uploads ?? []
  const images = picturesOf(uploads).map(({ url }) => url)
  const isEmpty = plainText(message) === '' && images.length === 0
  const reason = reasonToWait(uploads, isEmpty)
  const { register, onValid, formState, submission, reset } = useDraftForm({
    schema: editRequestSchema,
    values: { message },
    submission: edits,
    divide: fieldRefusal({ message: 'message' }),
    onDraft: (draft) => draft && onMessage(draft.message),
  })
  const isCleared = message === ''
  useEffect(() => {
    if (isCleared) reset({ message: '' })
  }, [isCleared, reset])
  return (
    <Form busy={isSending} onSubmit={onValid((valid) => onEdits({ ...valid, images }))}>
      <Stack space="md">
        <TextArea
          label="What changes would you like to see?"
          error={formState.errors.message?.message}
          readOnly={isSending}
          {...register('message')}
        />
        {pictures && (
          <FileDrop
            label="Images"
            hint="Optional: the dish as it looks now, a new logo, a marked screenshot"
            files={uploads}
            disabled={isSending}
            onAdd={pictures.onAdd}
            onRemove={pictures.onRemove}
            onRetry={pictures.onRetry}
            messages={{ choose: () => (uploads.length === 0 ? 'Choose an image, drop or paste' : '+ Add another image') }}
          />
        )}
        <SubmissionRefusal submission={submission} />
        {reason !== null && (
          <Text size="sm" tone="muted">
            {reason}
          </Text>
        )}
        <Button
          type="submit"
          wide
          variant={isSecond ? 'soft' : 'solid'}
          pending={isSending}
          pendingLabel="Sending your changes"
          disabled={!isSending && (isEmpty || isUploading(uploads))}>
          Send
        </Button>
      </Stack>
    </Form>
  )
}
