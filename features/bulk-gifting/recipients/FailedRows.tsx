import { type ChangeEvent, useEffect, useRef } from 'react'
import { isolated } from '../../../ui/isolated.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { counted } from '../counted.ts'
import { type FailedRow, mostRecipients, invalidPart } from './recipientList.ts'

export type FailedRowsProps = {
  /** Whether a phone number is an address too. */
  byText: boolean
  failed: readonly FailedRow[]
  /** Rows that were too many to be listed. */
  tooMany: number
  /** Called with the corrected address, or the corrected name where that is wrong. */
  /** The corrections that are typed and not in the list yet, by row. */
  typed: ReadonlyMap<FailedRow, string>
  onType: (row: FailedRow, typed: string) => void
  onCorrect: (row: FailedRow, typed: string) => void
  onDownload: () => void
  onDismiss: () => void
}

/** The others follow as these are corrected. Who has many more corrects them in the file. */
const mostShown = 10

/** Rows of several lists may have the same number, and the same address. */
function keyed(rows: readonly FailedRow[]): readonly { readonly key: string; readonly row: FailedRow }[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const id = `${row.number} ${row.address}`
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return { key: `${id} ${count}`, row }
  })
}

/** The rows that are not in the list, each with its reason and a field that corrects it. */
export function FailedRows({ byText, failed, tooMany, typed, onType, onCorrect, onDownload, onDismiss }: FailedRowsProps) {
  const rows = useRef<HTMLDivElement>(null)
  const before = useRef(failed.length)
  useEffect(() => {
    // The corrected row has gone, and the focus with it.
    if (failed.length < before.current) rows.current?.querySelector('input')?.focus()
    before.current = failed.length
  }, [failed.length])
  if (failed.length + tooMany === 0) return null
  const most = mostRecipients.toLocaleString('en-US')
  return (
    <Split space="md">
      <Alert tone="warning" title={`${counted(failed.length + tooMany, 'row')} not added`}>
        <Stack space="sm">
          {failed.length > 0 && (
            <Text>The others are in the list. Correct these here, or download them and upload the corrected file.</Text>
          )}
          {tooMany > 0 && (
            <Text>{`${counted(tooMany, 'row')} were too many to list. An order has at most ${most} recipients: put them into another order.`}</Text>
          )}
          <Inline space="sm">
            {failed.length > 0 && (
              <Button variant="soft" size="md" icon="download" onClick={onDownload}>
                Download these rows
              </Button>
            )}
            <Button variant="quiet" size="md" onClick={onDismiss}>
              Leave them out
            </Button>
          </Inline>
        </Stack>
      </Alert>
      <div ref={rows}>
        <Stack space="md">
          {keyed(failed.slice(0, mostShown)).map(({ key, row }) => (
            <CorrectedRow
              key={`${key} ${invalidPart(row)}`}
              byText={byText}
              row={row}
              typed={typed.get(row) ?? row[invalidPart(row)]}
              onType={(text) => onType(row, text)}
              onCorrect={onCorrect}
            />
          ))}
          {failed.length > mostShown && (
            <Text tone="muted">{`The first ${mostShown} of ${failed.length.toLocaleString('en-US')}. The others follow.`}</Text>
          )}
        </Stack>
      </div>
    </Split>
  )
}

type CorrectedRowProps = Pick<FailedRowsProps, 'byText' | 'onCorrect'> & { row: FailedRow; typed: string; onType: (text: string) => void }

function CorrectedRow({ byText, row, typed, onType, onCorrect }: CorrectedRowProps) {
  const part = invalidPart(row)
  const field = {
    autoComplete: 'off' as const,
    error: row.reason,
    value: typed,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
  }
  const addressField = { ...field, label: `Row ${row.number}${row.name === '' ? '' : `, ${isolated(row.name.slice(0, 60))}`}` }
  return (
    <Form onSubmit={() => onCorrect(row, typed)}>
      <Stack space="sm">
        {part === 'name' && <TextField label={`Row ${row.number}, name of ${row.address}`} {...field} />}
        {part === 'address' &&
          (byText ? <TextField kind="verbatim" {...addressField} /> : <EmailField {...addressField} autoComplete="off" />)}
        <Button type="submit" variant="soft" size="md">
          Add to the list <VisuallyHidden>{`(row ${row.number})`}</VisuallyHidden>
        </Button>
      </Stack>
    </Form>
  )
}
