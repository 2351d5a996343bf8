import type { AddRecipientsProps } from './AddRecipients.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { TypedSpelling } from './spelling/SpellingChoice.tsx'
import type { Upload } from './upload.ts'

export type ListQuestionProps = Pick<
  AddRecipientsProps,
  'byText' | 'count' | 'failedCount' | 'onColumns' | 'onReading' | 'onAddRows' | 'onCancelUpload'
> & { upload: Extract<Upload, { status: 'columns' | 'spelling' }> }

/** The question about a list before its rows are added: how its names are spelled, and what its columns are. */
export function ListQuestion({ upload, onCancelUpload, ...props }: ListQuestionProps) {
  if (upload.status === 'columns') return <ColumnChoice {...props} upload={upload} onCancel={onCancelUpload} />
  const { onReading, onAddRows } = props
  return <TypedSpelling spelling={upload.spelling} onReading={onReading} onAdd={() => onAddRows('add')} onCancel={onCancelUpload} />
}
