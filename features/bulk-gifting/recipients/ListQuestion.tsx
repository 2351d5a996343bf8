import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { Columns } from './columns.ts'
import { SpellingChoice } from './spelling/SpellingChoice.tsx'
import type { Upload } from './upload.ts'

export type ListQuestionProps = {
  /** Whether a phone number is an address too. */
  byText: boolean
  /** The number of recipients in the list, and the number of its rows that failed. */
  count: number
  failedCount: number
  upload: Extract<Upload, { status: 'columns' | 'spelling' }>
  onColumns: (columns: Columns) => void
  /** The way to read the list's letters is chosen, by its id. */
  onReading: (id: string) => void
  onAddRows: (how: 'add' | 'replace') => void
  onCancelUpload: () => void
}

/** The question about a list before its rows are added: how its names are spelled, and what its columns are. */
export function ListQuestion({ upload, onCancelUpload, ...props }: ListQuestionProps) {
  if (upload.status === 'columns') return <ColumnChoice {...props} upload={upload} onCancel={onCancelUpload} />
  const { onReading, onAddRows } = props
  return (
    <Section title="Check the names">
      <Card>
        <Stack space="md">
          <SpellingChoice spelling={upload.spelling} onReading={onReading} />
          <Stack space="sm">
            <Button wide icon="add" onClick={() => onAddRows('add')}>
              Add to the list
            </Button>
            <TextButton onClick={onCancelUpload}>Go back without adding them</TextButton>
          </Stack>
        </Stack>
      </Card>
    </Section>
  )
}
