import { useId } from 'react'
import { FieldError } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import type { Refused } from './files.ts'
import type { defaultMessages } from './messages.ts'
import * as styles from './FileDrop.css.ts'

type FileState =
  | { status: 'waiting' }
  /** Uploading: progress from 0 to 1. */
  | { status: 'sending'; share: number }
  /** Refused by the server: the reason, and what can be done. */
  | { status: 'failed'; error: string }
  | { status: 'done' }

export type DroppedFile = FileState & {
  /** Unique: two files may have the same name. */
  id: string
  name: string
  /** In bytes. */
  size: number
  /** Address of the picture, for a thumbnail. */
  preview?: string
}

type FileItemProps = { file: DroppedFile; say: typeof defaultMessages; onRemove: () => void; onRetry: (() => void) | undefined }

/** One file of the list with its progress and actions. */
export function FileItem({ file, say, onRemove, onRetry }: FileItemProps) {
  const failed = file.status === 'failed'
  return (
    <li className={styles.item} data-failed={failed || undefined}>
      <span className={styles.thumb}>
        {file.preview ? <img className={styles.picture} src={file.preview} alt="" /> : <Icon name="picture" />}
      </span>
      <span className={styles.texts}>
        <span className={styles.name} dir="auto">
          {file.name}
        </span>
        <State file={file} say={say} />
      </span>
      <span className={styles.actions}>
        {failed && onRetry && <IconButton icon="retry" label={say.retry(file.name)} onClick={onRetry} />}
        <IconButton icon="close" label={say.remove(file.name)} onClick={onRemove} />
      </span>
    </li>
  )
}

function State({ file, say }: Pick<FileItemProps, 'file' | 'say'>) {
  switch (file.status) {
    case 'waiting':
      return <span className={styles.state}>{say.waiting(file.size)}</span>
    case 'sending':
      return <ProgressBar value={file.share} max={1} label={say.uploading(file.name)} />
    case 'failed':
      return <FieldError id={`${file.id}-error`} error={file.error} />
    case 'done':
      return (
        <span className={styles.done}>
          <Icon name="check" size="sm" />
          {say.uploaded(file.size)}
        </span>
      )
  }
}

export function RefusedItem({ name, reason, say, onRemove }: Refused & Pick<FileItemProps, 'say' | 'onRemove'>) {
  const id = useId()
  return (
    <li className={styles.item} data-failed>
      <span className={styles.thumb}>
        <Icon name="picture" />
      </span>
      <span className={styles.texts}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <FieldError id={`${id}-refused`} error={reason} />
      </span>
      <IconButton icon="close" label={say.dismiss(name)} onClick={onRemove} />
    </li>
  )
}
