import { isolated } from '../../../ui/isolated.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { FileDrop } from '../../../ui/FileDrop/FileDrop.tsx'
import { listKinds } from '../../../ui/FileDrop/files.ts'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { plainText } from '../../../ui/text/plainText.ts'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { wasTouched } from '../../../ui/lazy/firstTouch.ts'
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { isTooLongToEdit } from '../draft/draft.ts'
import type { ColumnChoiceProps } from './ColumnChoice.tsx'
import { mostRecipients } from './recipientList.ts'
import { type Upload, largestFile } from './upload.ts'

export type AddRecipientsProps = Omit<ColumnChoiceProps, 'upload'> & {
  /** The typed text that is not in the list yet. */
  typed: string
  onType: (text: string) => void
  onAddTyped: () => void
  /** A list was pasted that is too long to be edited as text: it goes into the list at once. */
  onPasteLong: (text: string) => void
  upload: Upload
  onFile: (file: File) => void
}

const messages = {
  choose: () => 'Choose a list, or drop it here',
  invalidKind: () => 'This isn’t a CSV or TSV file. In Excel or Google Sheets, save the list as CSV.',
  noRoom: 'One file at a time, please.',
}

/** Recipients are typed, pasted, or uploaded. Once there is a list, this folds to a line, on which a file may be dropped. */
export function AddRecipients({ typed, onType, onAddTyped, onPasteLong, upload, onFile, ...question }: AddRecipientsProps) {
  const { byText, count } = question
  const field = useRef<HTMLTextAreaElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  /** The length of the list for which it was opened: another one folds it. */
  const [openedAt, setOpenedAt] = useState(0)
  // The button that was pressed has gone.
  useLayoutEffect(() => {
    if (wasTouched() && document.activeElement === document.body) toggle.current?.focus({ preventScroll: true })
  }, [count])
  if (upload.status === 'columns') return <LazyColumnChoice {...question} upload={upload} />
  if (upload.status !== 'none' && upload.status !== 'refused') return <ReadList upload={upload} />
  const isTyped = plainText(typed) !== ''
  const isFolded = openedAt !== count && !isTyped
  const composer = (
    <Stack space="sm">
      <TextArea
        ref={field}
        label="Type or paste recipients"
        hint={`${byText ? 'An email address or a phone number, for' : 'For'} example: ada@mail.example, Ada Moreau. One person in each row, or as a mail program copies them: Ada Moreau <ada@mail.example>; …`}
        name="typed"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (!isTooLongToEdit(text)) return
          event.preventDefault()
          onPasteLong(text)
        }}
      />
      {/* Never disabled: it would lose the focus when it has emptied the field. */}
      <Button variant="soft" size="md" icon="add" onClick={isTyped ? onAddTyped : () => field.current?.focus()}>
        Add to the list
      </Button>
    </Stack>
  )
  const file = (
    <Stack space="sm">
      <FileDrop
        label="Or upload a list"
        hint={`CSV or TSV, with or without a header row, for example: ${byText ? 'Email, Phone, Name' : 'Email, Name'}. Up to ${mostRecipients.toLocaleString('en-US')} rows.`}
        files={[]}
        kinds={listKinds}
        maxFiles={1}
        maxSize={largestFile}
        messages={count > 0 ? { ...messages, choose: () => 'Upload a list' } : messages}
        onAdd={([file]) => file && onFile(file)}
        onRemove={() => undefined}>
        {count > 0 && (
          <Button ref={toggle} variant="quiet" size="md" icon="add" expanded={!isFolded} onClick={() => setOpenedAt(isFolded ? count : 0)}>
            Add more
          </Button>
        )}
      </FileDrop>
      {upload.status === 'refused' && (
        <Alert tone="danger" live="assertive" title={upload.name}>
          {upload.problem}
        </Alert>
      )}
    </Stack>
  )
  if (count === 0)
    return (
      <Split space="lg">
        {composer}
        {file}
      </Split>
    )
  return (
    <Stack space="md">
      {file}
      {!isFolded && composer}
    </Stack>
  )
}

type ReadListProps = { upload: Exclude<Upload, { status: 'none' | 'refused' }> }

/** A list that is read, and added. */
function ReadList({ upload }: ReadListProps) {
  const name = 'name' in upload ? upload.name : 'the rows'
  return (
    <Card>
      <Spinner showLabel label={`${upload.status === 'adding' ? 'Checking' : 'Reading'} ${isolated(name)}`} />
    </Card>
  )
}

/** The question about a list, while it is read. */
export const LazyColumnChoice = lazyComponent(async () => (await import('./ColumnChoice.tsx')).ColumnChoice, ReadList, ReadList)
