import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { isolatedList } from '../../../ui/isolatedList.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { SaveBar } from '../../../ui/SaveBar/SaveBar.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { type Submission, idle, refusedWith } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { Draft } from './record.ts'
import type { Noun } from './noun.ts'
import type { RecordEditing, useRecordForm } from './useRecordForm.ts'

/** Input from before a reload or a sign-in is in the form again. */
const RestoredNotice = ({ onDiscard }: { readonly onDiscard: () => void }) => (
  <Alert tone="info" title="Your changes are here again">
    <Stack space="xs" align="start">
      You typed them before the page was closed. They are not saved yet.
      <TextButton onClick={onDiscard}>Discard my changes</TextButton>
    </Stack>
  </Alert>
)

type Props<D extends Draft & FieldValues, Valid extends FieldValues> = Pick<RecordEditing<D, Valid>, 'saving' | 'onSave'> & {
  noun: Noun
  record: ReturnType<typeof useRecordForm<D, Valid>>
  children: ReactNode
}

/** The form of a record that others edit too: the notice of restored text, the fields, and Save. */
export function RecordForm<D extends Draft & FieldValues, Valid extends FieldValues>(props: Props<D, Valid>) {
  const { record, saving, onSave, children } = props
  const noun = props.noun.one
  const { form } = record
  const busy = saving.phase === 'sending'
  const isUnsaved = form.formState.isDirty || busy
  const outcome = useRef<HTMLDivElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isUnsaved) return undefined
    const [button, target] = [saveButton.current, outcome.current]
    // Save is disabled after a save: the focus moves to the record, and not to the start of the page.
    return () => {
      if (document.activeElement === button || document.activeElement === document.body) target?.focus({ preventScroll: true })
    }
  }, [isUnsaved])
  const save = form.onValid((valid) => onSave(record.changesOf(valid)))
  return (
    <Form busy={busy} onSubmit={(event) => void save(event)}>
      <Stack space="xl">
        {record.isRestored && <RestoredNotice onDiscard={record.discard} />}
        {children}
        {record.overtaken.length > 0 && (
          <Alert tone="warning" live="assertive" title={`Someone else changed this ${noun}`}>
            {`They have saved another text in ${isolatedList(record.overtaken.map((label) => `“${label}”`))}. Save replaces it with yours, and Discard keeps theirs.`}
          </Alert>
        )}
        <div ref={outcome} tabIndex={-1}>
          <SubmissionRefusal submission={refusalOf(form.submission, noun, record)} />
        </div>
        <SaveBar status={statusOf(record.overtaken.length > 0, isUnsaved)}>
          {isUnsaved && !busy && <TextButton onClick={record.discard}>Discard</TextButton>}
          <Button ref={saveButton} type="submit" disabled={!isUnsaved} pending={busy} pendingLabel={`Saving the ${noun}`}>
            Save
          </Button>
        </SaveBar>
      </Stack>
    </Form>
  )
}

/** Beside Save, which is in sight where the form is long: nobody presses it without knowing. */
const statusOf = (isOvertaken: boolean, isUnsaved: boolean): string =>
  isOvertaken ? 'Also changed by someone else' : isUnsaved ? 'Not saved yet' : 'All saved'

type Late = { readonly hasNews: boolean; readonly overtaken: readonly string[]; readonly isUnsaved: boolean }

/** A refusal because somebody else saved first (409): their changes are in the form by now. Another 409 has the server's words. */
function refusalOf(refusal: Submission, noun: string, { hasNews, overtaken, isUnsaved }: Late): Submission {
  if (refusal.phase !== 'refused' || refusal.status !== 409 || !hasNews) return refusal
  // The page names the fields itself, or nothing is left to save.
  if (overtaken.length > 0 || !isUnsaved) return idle
  return refusedWith(
    `Someone else changed this ${noun} while you were editing. Nothing you typed is lost: press Save again to add it to their changes.`,
  )
}
