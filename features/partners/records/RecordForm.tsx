import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { type Submission, idle, refusedWith } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { EditConflicts, RestoredNotice } from './EditNotices.tsx'
import type { Draft } from './mergeEdits.ts'
import type { RecordEditing, useRecordForm } from './useRecordForm.ts'

type Props<D extends Draft & FieldValues, Valid extends FieldValues> = Pick<RecordEditing<D, Valid>, 'saving' | 'onSave'> & {
  /** "location". */
  noun: string
  record: ReturnType<typeof useRecordForm<D, Valid>>
  /** The fields. */
  children: ReactNode
}

/** The form of a record that others edit too: what was restored, the fields, what is to be chosen, and Save. */
export function RecordForm<D extends Draft & FieldValues, Valid extends FieldValues>(props: Props<D, Valid>) {
  const { noun, record, saving, onSave, children } = props
  const { form, conflicts, mine, theirs, choose } = record
  const { isDirty } = form.formState
  const choices = useRef<HTMLDivElement>(null)
  const busy = saving.phase === 'sending'
  /** What was saved when Save was pressed. */
  const [pressedOver, setPressedOver] = useState(theirs)
  const hasConflicts = conflicts.length > 0
  const isLate = saving.phase === 'refused' && saving.status === 409
  useEffect(() => {
    if (hasConflicts && isLate) lead(choices.current)
  }, [hasConflicts, isLate])
  const isSaveShown = isDirty || busy || hasConflicts
  const saveButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isSaveShown) return undefined
    const [button, fields] = [saveButton.current, choices.current]
    // Save disappears with what it saved: the focus goes to the record, and not back to the start of the page.
    return () => {
      if (document.activeElement === button || document.activeElement === document.body) fields?.focus({ preventScroll: true })
    }
  }, [isSaveShown])
  const save = form.handleSubmit((valid) => {
    setPressedOver(theirs)
    onSave(record.changesOf(valid))
  })
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        if (hasConflicts) lead(choices.current)
        else void save(event)
      }}>
      <Stack space="xl">
        {record.isRestored && <RestoredNotice onDiscard={record.discard} />}
        {children}
        <div ref={choices} tabIndex={-1}>
          {hasConflicts ? (
            <EditConflicts
              noun={noun}
              conflicts={conflicts}
              mine={mine}
              theirs={theirs}
              onChoose={(parts, choosesMine) => {
                // The pressed button disappears, so the focus moves to what is left to choose.
                lead(choices.current)
                choose(parts, choosesMine)
              }}
            />
          ) : (
            <SubmissionRefusal submission={refusalOf(form.submission, noun, { isDirty, isChanged: pressedOver !== theirs })} />
          )}
        </div>
        {isSaveShown && (
          <StickyFooter aside={hasConflicts ? 'Choose which text to keep' : 'Not saved yet'}>
            <Button ref={saveButton} type="submit" wide pending={busy} pendingLabel={`Saving the ${noun}`}>
              Save
            </Button>
          </StickyFooter>
        )}
      </Stack>
    </Form>
  )
}

const lead = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}

/** A refusal because somebody else saved first (409): their changes are in the form by now. Another 409 has the server's words. */
const refusalOf = (
  refusal: Submission,
  noun: string,
  { isDirty, isChanged }: { readonly isDirty: boolean; readonly isChanged: boolean },
): Submission => {
  if (refusal.phase !== 'refused' || refusal.status !== 409 || !isChanged) return refusal
  return isDirty
    ? refusedWith(
        `Someone else changed this ${noun} while you were editing. Nothing you typed is lost: press Save again to add it to their changes.`,
      )
    : idle
}
