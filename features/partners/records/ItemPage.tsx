import { isolated } from '../../../ui/isolated.ts'
import { type ReactNode, useState } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { ListStatus } from '../../../ui/ListStatus/ListStatus.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import type { Remote } from '../../shared/api/remote.ts'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { listStatus } from '../../shared/links/listStatus.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { ConfirmWrite } from '../../shared/screens/ConfirmWrite.tsx'
import type { Draft } from './record.ts'
import type { Deletable, Noun } from './noun.ts'
import type { RecordEditing } from './useRecordForm.ts'
import { missingSteps, type SetupStep, type StepPage } from '../project.ts'

type Props<T> = {
  noun: Noun
  /** Null where the address names one that is not there. */
  read: Remote<T | null>
  /** Null until it is known. */
  title: string | null
  listHref: string
  tabs?: ReactNode
  onRetry: () => void
  children: (value: T) => ReactNode
}

/** A page of a record, below the way back to the list. */
export function ItemPage<T>({ noun: { one, many, canDelete }, read, title, listHref, tabs, onRetry, children }: Props<T>) {
  const back = (
    <TextLink icon="back" href={listHref}>
      {`Back to the ${many}`}
    </TextLink>
  )
  const isGone = read.status === 'ready' && read.value === null
  return isGone ? (
    <Screen title={capitalized(one)}>
      <ErrorState
        reason="missing"
        title={`This ${one} is not there any more`}
        text={canDelete && 'Someone may have deleted it.'}
        action={back}
      />
    </Screen>
  ) : (
    <Screen title={title ?? capitalized(one)} back={back}>
      {tabs}
      <ListStatus of={listStatus({ read, onRetry })}>{read.status === 'ready' && read.value !== null && children(read.value)}</ListStatus>
    </Screen>
  )
}

type MissingProps = {
  steps: readonly SetupStep[]
  noun: Noun
  /** The names of the form's fields, with their names on the wire: a step leads to its field. */
  fields: Readonly<Record<string, string>>
  /** The pages on which steps are done besides this one. */
  hrefOf?: (page: StepPage) => string
}

/** Fields are filled in by a library that keeps their elements: a step finds its own by its name, which the page's head may have too. */
const leadTo = (name: string): void => document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus()

/** The missing steps of a record (`steps_data`). */
export function MissingSteps({ steps, noun, fields, hrefOf }: MissingProps) {
  const missing = missingSteps(steps)
  if (steps.length === 0) return null
  return missing.length === 0 ? (
    <Inline space="sm">
      <Badge tone="success" icon="check">{`Nothing is missing: this ${noun.one} is complete`}</Badge>
    </Inline>
  ) : (
    <Alert tone="warning" title={`Still missing: ${missing.length} of ${steps.length}`}>
      <Inline space="sm">
        {missing.map(({ what, page, field }) => {
          const name = Object.keys(fields).find((each) => fields[each] === field)
          if (page !== null && hrefOf)
            return (
              <TextLink key={what} href={hrefOf(page)}>
                {what}
              </TextLink>
            )
          return name === undefined ? (
            <span key={what}>{what}</span>
          ) : (
            <TextButton key={what} onClick={() => leadTo(name)}>
              {what}
            </TextButton>
          )
        })}
      </Inline>
    </Alert>
  )
}

/** The editing props for the screen of a record. */
export type ItemEditing<D extends Draft, Valid> = RecordEditing<D, Valid> & {
  /** The list, as the person left it. */
  listHref: string
  onRetry: () => void
}

/** The props for the screen of a record that can be deleted. */
export type ItemDeleting = { deleting: Submission; onDelete: () => void; onCancelDelete: () => void }

type DeleteProps = ItemDeleting & {
  noun: Deletable
  name: string
  /** The dependents, and the effect on them. */
  consequences: readonly string[]
}

export function DeleteItem({ noun: { one }, name, consequences, deleting, onDelete, onCancelDelete }: DeleteProps) {
  const [open, setOpen] = useState(false)
  return (
    <Section title={`Delete this ${one}`} text={consequences[0]}>
      <Stack space="md" align="start">
        <Button variant="quiet" tone="danger" icon="trash" onClick={() => setOpen(true)}>
          {`Delete ${one}`}
        </Button>
      </Stack>
      <ConfirmWrite
        open={open}
        title={`Delete ${isolated(name)}?`}
        text={[...consequences, 'This cannot be undone.'].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        submission={deleting}
        confirmLabel="Delete"
        tone="danger"
        pendingLabel={`Deleting the ${one}`}
        onConfirm={onDelete}
        onCancel={() => {
          setOpen(false)
          onCancelDelete()
        }}
      />
    </Section>
  )
}
