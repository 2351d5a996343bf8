import { ColumnChoice } from './ColumnChoice.tsx'
import type { Columns } from './columns.ts'
import { TypedSpelling } from './spelling/SpellingChoice.tsx'
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
  return <TypedSpelling spelling={upload.spelling} onReading={onReading} onAdd={() => onAddRows('add')} onCancel={onCancelUpload} />
}
