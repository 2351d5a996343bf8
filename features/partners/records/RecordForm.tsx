import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { SaveBar } from '../../../ui/SaveBar/SaveBar.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Submission, idle, refusedWith } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { Draft, Part } from './mergeEdits.ts'
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

type ConflictProps<D extends Draft> = {
  noun: string
  /** At least one. */
  conflicts: readonly Part<D>[]
  mine: D
  theirs: D
  onChoose: (parts: readonly Part<D>[], choosesMine: boolean) => void
}

/** Both versions of each part that somebody else changed too; the person chooses. */
function EditConflicts<D extends Draft>({ noun, conflicts, mine, theirs, onChoose }: ConflictProps<D>) {
  return (
    <Card tone="outlined">
      <Stack space="lg">
        <Alert tone="warning" live="assertive" title={`Someone else changed this ${noun}`}>
          {conflicts.length === 1
            ? 'Choose which text to keep. Nothing is saved until you press Save.'
            : `Choose which text to keep in ${conflicts.length} fields. Nothing is saved until you press Save.`}
        </Alert>
        {conflicts.map((part) => (
          <Section key={part.label} level={3} title={`${part.label}: two versions`}>
            <Split space="md">
              <Version term="You typed" text={part.text(mine)} action="Keep mine" part={part} onChoose={() => onChoose([part], true)} />
              <Version
                term="Saved now"
                text={part.text(theirs)}
                action="Take theirs"
                part={part}
                onChoose={() => onChoose([part], false)}
              />
            </Split>
          </Section>
        ))}
        {conflicts.length > 1 && (
          <Inline space="sm">
            <TextButton onClick={() => onChoose(conflicts, true)}>Keep all of mine</TextButton>
            <TextButton onClick={() => onChoose(conflicts, false)}>Take all of theirs</TextButton>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

type VersionProps = { term: string; text: string; action: string; part: { readonly label: string }; onChoose: () => void }

const Version = ({ term, text, action, part: { label }, onChoose }: VersionProps) => (
  <Stack space="sm" align="start">
    <DescriptionList items={[{ term, detail: text || 'Nothing' }]} />
    <Button variant="quiet" size="md" onClick={onChoose}>
      {action}
      <VisuallyHidden> for {label}</VisuallyHidden>
    </Button>
  </Stack>
)

type Props<D extends Draft & FieldValues, Valid extends FieldValues> = Pick<RecordEditing<D, Valid>, 'saving' | 'onSave'> & {
  noun: Noun
  record: ReturnType<typeof useRecordForm<D, Valid>>
  children: ReactNode
}

/** The form of a record that others edit too: the notice of restored text, the fields, the choices between two edits, and Save. */
export function RecordForm<D extends Draft & FieldValues, Valid extends FieldValues>(props: Props<D, Valid>) {
  const { record, saving, onSave, children } = props
  const noun = props.noun.one
  const { form, conflicts, mine, theirs, choose } = record
  const { isDirty } = form.formState
  const choices = useRef<HTMLDivElement>(null)
  const busy = saving.phase === 'sending'
  /** The saved values at the press of Save. */
  const [pressedOver, setPressedOver] = useState(theirs)
  const hasConflicts = conflicts.length > 0
  const isLate = saving.phase === 'refused' && saving.status === 409
  useEffect(() => {
    if (hasConflicts && isLate) lead(choices.current)
  }, [hasConflicts, isLate])
  const isUnsaved = isDirty || busy || hasConflicts
  const saveButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isUnsaved) return undefined
    const [button, fields] = [saveButton.current, choices.current]
    // Save is disabled after a save: the focus moves to the record, and not to the start of the page.
    return () => {
      if (document.activeElement === button || document.activeElement === document.body) fields?.focus({ preventScroll: true })
    }
  }, [isUnsaved])
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
                // The pressed button disappears, so the focus moves to the next choice.
                lead(choices.current)
                choose(parts, choosesMine)
              }}
            />
          ) : (
            <SubmissionRefusal submission={getRefusal(form.submission, noun, { isDirty, isChanged: pressedOver !== theirs })} />
          )}
        </div>
        <SaveBar status={hasConflicts ? 'Choose which text to keep' : isUnsaved ? 'Not saved yet' : 'All saved'}>
          {isUnsaved && !busy && <TextButton onClick={record.discard}>Discard</TextButton>}
          <Button ref={saveButton} type="submit" disabled={!isUnsaved} pending={busy} pendingLabel={`Saving the ${noun}`}>
            Save
          </Button>
        </SaveBar>
      </Stack>
    </Form>
  )
}

const lead = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}

/** A refusal because somebody else saved first (409): their changes are in the form by now. Another 409 has the server's words. */
const getRefusal = (
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
