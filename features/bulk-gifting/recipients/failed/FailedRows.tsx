import { type ChangeEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { isolated } from '../../../../ui/isolated.ts'
import { breakpoints } from '../../../../ui/breakpoints.ts'
import { Alert } from '../../../../ui/Alert/Alert.tsx'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Columns } from '../../../../ui/Columns/Columns.tsx'
import { Details } from '../../../../ui/Details/Details.tsx'
import { EmailField } from '../../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../../ui/Form/Form.tsx'
import { Inline } from '../../../../ui/Inline/Inline.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import { Text } from '../../../../ui/Text/Text.tsx'
import { TextField } from '../../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { counted } from '../../../shared/forms/counted.ts'
import { mostRecipients, invalidPart } from '../recipientList.ts'
import { type CorrectedRow, mostShown } from './useCorrections.ts'

export type FailedRowsProps = {
  /** Whether a phone number is an address too. */
  byText: boolean
  /** All rows that failed; the first of them are corrected here. */
  count: number
  rows: readonly CorrectedRow[]
  /** Rows that were too many to be listed. */
  tooMany: number
  onType: (row: CorrectedRow, text: string) => void
  /** Called with the corrected address, or the corrected name where that is wrong, as the row's text. */
  onCorrect: (row: CorrectedRow) => void
  onDownload: () => void
  onDismiss: () => void
}

const neverChanges = () => () => undefined
const hasRoom = () => window.matchMedia(breakpoints.md).matches

/** The rows that are not in the list, each with its reason and a field that corrects it. */
export function FailedRows({ byText, count, rows, tooMany, onType, onCorrect, onDownload, onDismiss }: FailedRowsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  const isRoomy = useSyncExternalStore(neverChanges, hasRoom, () => true)
  useLayoutEffect(() => {
    // The corrected row has gone, and the focus with it.
    if (count < before.current) fields.current?.querySelector('input')?.focus()
    before.current = count
  }, [count])
  const most = mostRecipients.toLocaleString('en-US')
  return (
    <Alert tone="warning">
      <Details summary={`${counted(count + tooMany, 'row')} not added`} value="Correct them" startsOpen={isRoomy} opens={count === 0}>
        <Stack space="sm">
          {count > 0 && <Text>The others are in the list. Correct these here, or download them and upload the corrected file.</Text>}
          {tooMany > 0 && (
            <Text>{`${counted(tooMany, 'row')} were too many to list. An order has at most ${most} recipients: put them into another order.`}</Text>
          )}
          <div ref={fields}>
            <Columns space="md">
              {rows.map((corrected) => (
                <RowFields key={corrected.key} byText={byText} corrected={corrected} onType={onType} onCorrect={onCorrect} />
              ))}
            </Columns>
          </div>
          {count > mostShown && (
            <Text tone="muted">{`The first ${mostShown} of ${count.toLocaleString('en-US')}. The others follow.`}</Text>
          )}
          <Inline space="sm">
            {count > 0 && (
              <Button variant="soft" size="md" icon="download" onClick={onDownload}>
                Download these rows
              </Button>
            )}
            <Button variant="quiet" size="md" onClick={onDismiss}>
              Leave them out
            </Button>
          </Inline>
        </Stack>
      </Details>
    </Alert>
  )
}

type RowFieldsProps = Pick<FailedRowsProps, 'byText' | 'onType' | 'onCorrect'> & { corrected: CorrectedRow }

function RowFields({ byText, corrected, onType, onCorrect }: RowFieldsProps) {
  const { row, text } = corrected
  const part = invalidPart(row)
  const field = {
    autoComplete: 'off' as const,
    error: row.reason,
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(corrected, target.value),
  }
  const addressField = { ...field, label: `Row ${row.number}${row.name === '' ? '' : `, ${isolated(row.name.slice(0, 60))}`}` }
  return (
    <Form onSubmit={() => onCorrect(corrected)}>
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
