import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { type DroppedFile, FileItem, RefusedItem } from './FileItem.tsx'
import { acceptOf, type FileKind, fileKinds, type Refused, sortFiles } from './files.ts'
import { newsOf } from './news.ts'
import { defaultMessages } from './messages.ts'
import * as styles from './FileDrop.css.ts'

export type FileDropProps = FieldMessages & {
  /** The accepted files, each with its progress. */
  files: readonly DroppedFile[]
  /** Called with accepted files, chosen, dropped or pasted. Refused ones are listed with the reason; `refused` is their number. */
  onAdd: (files: readonly File[], refused: number) => void
  /** Called to remove a file, or to cancel its upload. */
  onRemove: (id: string) => void
  /** Called to upload a failed file again; without it a failed file can only be removed. */
  onRetry?: (id: string) => void
  /**
   * Accepted kinds of files: pictures, or `listKinds` with messages of its own.
   * @default fileKinds
   */
  kinds?: readonly [FileKind, ...FileKind[]]
  /**
   * Maximum size of a file, in bytes.
   * @default 10_000_000
   */
  maxSize?: number
  /**
   * Maximum number of files.
   * @default 10
   */
  maxFiles?: number
  /** Texts to use instead of the defaults in FileDrop/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  /** The name by which a form and its error summary find the field. */
  name?: string
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement>
  /** Another way to add the same, which makes it a line: its label, hint and rules are for screen readers. */
  children?: ReactNode
}

/** A field for files, usually pictures: chosen, dropped or pasted. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, files, onAdd, onRemove, onRetry, kinds = fileKinds, maxSize = 10_000_000, maxFiles = 10, ...rest } = props
  const { messages, disabled = false, children, ...input } = rest
  const say = { ...defaultMessages, ...messages }
  const { ids, control } = useFieldIds({ hint, error })
  const zone = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const offer = (list: FileList | null) => {
    const { taken, refused } = sortFiles([...(list ?? [])], { kinds, maxSize, room: maxFiles - files.length, say })
    setRefused(refused)
    if (taken.length > 0) onAdd(taken, refused.length)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) offer(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) offer(event.clipboardData.files)
  }
  /** The pressed button disappears, so the focus moves to the input. */
  const leaving = (act: () => void) => () => {
    act()
    zone.current?.querySelector('input')?.focus()
  }
  return (
    <FieldGroup label={label} hint={hint} error={error} ids={ids}>
      <div
        ref={zone}
        className={styles.zone}
        data-line={children ? true : undefined}
        data-over={over || undefined}
        onDragEnter={() => setOver(!disabled)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={({ currentTarget, relatedTarget }) => setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))}
        onDrop={drop}
        onPaste={paste}>
        {children}
        <span className={styles.icon}>
          <Icon name="upload" size="lg" />
        </span>
        <span className={styles.call} id={`${ids.control}-call`}>
          {say.choose(maxFiles)}
        </span>
        <span className={styles.rules} id={`${ids.control}-rules`}>
          {say.rules(kinds, maxSize)}
        </span>
        <input
          {...input}
          {...control}
          type="file"
          className={styles.input}
          disabled={disabled}
          multiple={maxFiles > 1}
          accept={acceptOf(kinds)}
          aria-labelledby={`${ids.control}-call`}
          aria-describedby={[control['aria-describedby'], `${ids.control}-rules`].filter(Boolean).join(' ')}
          onChange={({ currentTarget }) => {
            offer(currentTarget.files)
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </div>
      {(files.length > 0 || refused.length > 0) && (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileItem
              key={file.id}
              file={file}
              say={say}
              onRemove={leaving(() => onRemove(file.id))}
              onRetry={onRetry && leaving(() => onRetry(file.id))}
            />
          ))}
          {refused.map((each) => (
            <RefusedItem
              key={each.id}
              {...each}
              say={say}
              onRemove={leaving(() => setRefused(refused.filter((other) => other !== each)))}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden live>{newsOf(files, refused, say)}</VisuallyHidden>
    </FieldGroup>
  )
}
