import { useId } from 'react'
import { FieldError } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { type Refused, sizeOf } from './files.ts'
import * as styles from './FileDrop.css.ts'

/** How far a file has come. */
type FileState =
  | { status: 'waiting' }
  /** On its way: how much of it is there, from 0 to 1. */
  | { status: 'sending'; share: number }
  /** Not taken by the server: why, and what can be done. */
  | { status: 'failed'; error: string }
  | { status: 'done' }

/** A file that was taken. */
export type DroppedFile = FileState & {
  /** Its own, for two files may have one name. */
  id: string
  /** As it is called on the person’s own machine. */
  name: string
  /** In bytes. */
  size: number
  /** Address of the picture, to show it small. */
  preview?: string
}

type FileItemProps = {
  file: DroppedFile
  onRemove: () => void
  onRetry: (() => void) | undefined
}

/** One file of the list: what it is, how far it has come, and what can be done with it. */
export function FileItem({ file, onRemove, onRetry }: FileItemProps) {
  const failed = file.status === 'failed'
  return (
    <li className={styles.item} data-failed={failed || undefined}>
      <span className={styles.thumb}>
        {file.preview ? <img className={styles.picture} src={file.preview} alt="" /> : <Icon name="picture" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {file.name}
        </span>
        <State file={file} />
      </span>
      <span className={styles.actions}>
        {failed && onRetry && <IconButton icon="retry" label={`Try ${file.name} again`} onClick={onRetry} />}
        <IconButton icon="close" label={`Remove ${file.name}`} onClick={onRemove} />
      </span>
    </li>
  )
}

function State({ file }: { file: DroppedFile }) {
  switch (file.status) {
    case 'waiting':
      return <span className={styles.state}>{sizeOf(file.size)}, waiting</span>
    case 'sending':
      return <ProgressBar value={file.share} max={1} label={`Uploading ${file.name}`} />
    case 'failed':
      return <FieldError id={`${file.id}-error`} error={file.error} />
    case 'done':
      return (
        <span className={styles.done}>
          <Icon name="check" size="sm" />
          {sizeOf(file.size)}, uploaded
        </span>
      )
  }
}

/** A file that was not taken, and why. */
export function RefusedItem({ name, reason, onRemove }: Refused & { onRemove: () => void }) {
  const id = useId()
  return (
    <li className={styles.item} data-failed>
      <span className={styles.thumb}>
        <Icon name="picture" />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <FieldError id={`${id}-refused`} error={reason} />
      </span>
      <IconButton icon="close" label={`Dismiss ${name}`} onClick={onRemove} />
    </li>
  )
}
