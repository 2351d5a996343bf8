import { Alert } from '../../ui/Alert/Alert.tsx'
import { FileDrop } from '../../ui/FileDrop/FileDrop.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { CropDialog } from './CropDialog.tsx'
import { type PictureQueue, partialFailure } from './uploads.ts'
import { type Target, targetHint } from './pixels.ts'

type Props = {
  label: string
  queue: PictureQueue
  target: Target
  /** @default 10 */
  maxFiles?: number
}

/**
 * Uploads pictures of one size, and crops a single picture first. The message after a partial failure counts the uploaded
 * ones.
 */
export function PictureDrop({ label, queue, target, maxFiles = 10 }: Props) {
  const { uploads, cropping = null, onAdd, onRemove, onRetry } = queue
  const partly = partialFailure(uploads)
  return (
    <Stack space="sm">
      <FileDrop
        label={label}
        hint={targetHint(target)}
        files={uploads}
        // Files stay in the list until they are removed. One that has ended, well or not, takes no room from another.
        maxFiles={maxFiles + uploads.filter(({ status }) => status === 'done' || status === 'failed').length}
        onAdd={onAdd}
        onRemove={onRemove}
        onRetry={onRetry}
        messages={{
          choose: () => (maxFiles === 1 ? 'Choose a picture, drop or paste' : 'Choose pictures, drop or paste'),
          // The sentence below counts those of the last choice alone.
          ...(partly !== null && { news: () => '' }),
        }}
      />
      <CropDialog cropping={cropping} target={target} />
      {partly !== null && (
        <Alert tone="warning" live="polite">
          {partly}
        </Alert>
      )}
    </Stack>
  )
}
