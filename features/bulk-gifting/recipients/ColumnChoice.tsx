import { useMemo } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Select } from '../../../ui/Select/Select.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { type Columns, columnNames, getExample, leftOutOf } from './columns.ts'
import { counted } from '../../shared/forms/counted.ts'
import { mostRecipients } from './recipientList.ts'
import { isDoubtfulName } from './doubtfulNames.ts'
import { ListWarnings } from './ListWarnings.tsx'
import type { Upload } from './upload.ts'

export type ColumnChoiceProps = {
  /** Whether a phone number is an address too. */
  byText: boolean
  upload: Extract<Upload, { status: 'columns' }>
  /** The number of recipients in the list, and the number of its rows that failed. */
  count: number
  failedCount: number
  onColumns: (columns: Columns) => void
  onAddRows: (how: 'add' | 'replace') => void
  onCancelUpload: () => void
}

const email = { name: 'email', label: 'Email address' } as const
const phone = { name: 'phone', label: 'Phone number' } as const
const names = [
  { name: 'name', label: 'Name' },
  { name: 'lastName', label: 'Last name, if it is separate' },
] as const

const phoneHint = 'For the people without an email address.'
const missingEmail = 'Choose the column of the email addresses.'
const missingAddress = 'Choose the column of the email addresses or of the phone numbers.'

const cellAt = (cells: readonly string[], column: number | null): string => (column === null ? '' : (cells[column] ?? ''))

const nameIn = (cells: readonly string[], { name, lastName }: Columns): string => `${cellAt(cells, name)} ${cellAt(cells, lastName)}`.trim()

/** The meaning of an uploaded list's columns, with its first readable row as an example. */
export function ColumnChoice({ byText, upload, count, failedCount, onColumns, onAddRows, onCancelUpload }: ColumnChoiceProps) {
  const { name: file, list, columns } = upload
  const fields = byText ? [email, phone, ...names] : [email, ...names]
  const { rows, unread } = list
  const titles = columnNames(rows, columns.hasHeader)
  const options = [{ value: '', label: 'None' }, ...titles.map((label, index) => ({ value: String(index), label }))]
  const body = rows.length + unread - (columns.hasHeader ? 1 : 0)
  const example = getExample(rows, columns.hasHeader)
  const getCell = (column: number | null) => cellAt(example, column)
  const doubtful = useMemo(() => {
    const names = rows.slice(columns.hasHeader ? 1 : 0).map(({ cells }) => nameIn(cells, columns))
    return names.filter((name) => isDoubtfulName(name, list.isGuessed))
  }, [rows, columns, list.isGuessed])
  const isMissing = columns.email === null && columns.phone === null
  const isLong = body > mostRecipients
  return (
    <Section title={file} text={`${counted(body, 'row')}. Check what its columns hold.`}>
      <Card>
        <Stack space="md">
          <Checkbox
            label="The first row is a header"
            checked={columns.hasHeader}
            onChange={({ target }) => onColumns({ ...columns, hasHeader: target.checked })}
          />
          {fields.map((field) => (
            <Select
              key={field.name}
              label={field.label}
              name={field.name}
              options={options}
              value={columns[field.name] === null ? '' : String(columns[field.name])}
              hint={field.name === 'phone' && columns.email !== null && columns.phone !== null ? phoneHint : undefined}
              error={field.name === 'email' && isMissing ? (byText ? missingAddress : missingEmail) : undefined}
              onChange={({ target }) => onColumns({ ...columns, [field.name]: target.value === '' ? null : Number(target.value) })}
            />
          ))}
          <DescriptionList
            items={[
              { term: byText ? 'First address' : 'First email', detail: getCell(columns.email) || getCell(columns.phone) || 'None' },
              { term: 'First name', detail: nameIn(example, columns) || 'None' },
            ]}
          />
          <ListWarnings doubtful={doubtful} leftOut={leftOutOf(rows, columns)} />
          {count + body > mostRecipients && (
            <Alert tone="warning" title={`An order has at most ${mostRecipients.toLocaleString('en-US')} recipients`}>
              {count > 0
                ? `There is room for ${(mostRecipients - count).toLocaleString('en-US')} more. The other rows are named, and not added.`
                : 'The other rows are named, and not added.'}
            </Alert>
          )}
          <Stack space="sm">
            <Button wide icon="add" disabled={isMissing} onClick={() => onAddRows('add')}>
              {count === 0
                ? `Add ${isLong ? 'the first ' : ''}${counted(Math.min(body, mostRecipients), 'row')}`
                : `Add to the ${count === 1 ? 'one recipient' : counted(count, 'recipient')}`}
            </Button>
            {count + failedCount > 0 && (
              <Button wide variant="soft" disabled={isMissing} onClick={() => onAddRows('replace')}>
                {failedCount === 0 ? 'Replace the list' : `Replace the list and ${counted(failedCount, 'failed row')}`}
              </Button>
            )}
            <TextButton onClick={onCancelUpload}>Use another list</TextButton>
          </Stack>
        </Stack>
      </Card>
    </Section>
  )
}
