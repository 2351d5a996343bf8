import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'

type Props = {
  /** "location". */
  noun: string
  name: string
  /** What depends on it, and what becomes of that. */
  consequences: readonly string[]
  deleting: Submission
  onDelete: () => void
  onCancel: () => void
}

/** Deletes a location or a brand, once it was said what depends on it. */
export function DeleteItem({ noun, name, consequences, deleting, onDelete, onCancel }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Section title={`Delete this ${noun}`} text={consequences[0]}>
      <Stack space="md" align="start">
        <Button variant="quiet" tone="danger" icon="trash" onClick={() => setOpen(true)}>
          {`Delete ${noun}`}
        </Button>
      </Stack>
      <ConfirmDialog
        open={open}
        title={`Delete ${name}?`}
        text={
          <Stack space="sm">
            {consequences.map((consequence) => (
              <Text key={consequence}>{consequence}</Text>
            ))}
            <Text>This cannot be undone.</Text>
            <SubmissionRefusal submission={deleting} />
          </Stack>
        }
        confirmLabel="Delete"
        tone="danger"
        pending={deleting.phase === 'sending'}
        pendingLabel={`Deleting the ${noun}`}
        onConfirm={onDelete}
        onCancel={() => {
          setOpen(false)
          onCancel()
        }}
      />
    </Section>
  )
}
