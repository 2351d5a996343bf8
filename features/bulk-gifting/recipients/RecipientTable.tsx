import { useMemo, useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Columns } from '../../../ui/Table/column.ts'
import { type Address, isPhone } from '../../shared/contact/address.ts'
import { giftTextsHint } from '../../shared/gift/textConsent.ts'
import { counted } from '../../shared/forms/counted.ts'
import { doubtfulNames } from './doubtfulNames.ts'
import { NameWarning } from './NameWarning.tsx'
import type { Recipient } from './recipientList.ts'

type Props = {
  recipients: readonly Recipient[]
  /** An address as people write it. The code that formats numbers loads with the first list. */
  format: (address: Address) => string
  onRemove: (address: Address) => void
  onClear: () => void
}

const columnsWith = ({ format, onRemove }: Pick<Props, 'format' | 'onRemove'>): Columns<Recipient> => [
  { id: 'address', header: 'Address', cell: ({ address }) => format(address), sortBy: ({ address }) => address, width: 'wide' },
  { id: 'name', header: 'Name', cell: ({ name }) => name || '–', sortBy: ({ name }) => name },
  {
    id: 'remove',
    header: 'Remove',
    cell: ({ address }) => <IconButton icon="trash" label={`Remove ${format(address)}`} onClick={() => onRemove(address)} />,
    width: 'narrow',
    align: 'end',
  },
]

const rowId = ({ address }: Recipient): string => address

/** The list, virtualised: 50,000 rows are as quick as five. */
export function RecipientTable({ recipients, format, onRemove, onClear }: Props) {
  const columns = useMemo(() => columnsWith({ format, onRemove }), [format, onRemove])
  const hasNumbers = useMemo(() => recipients.some(({ address }) => isPhone(address)), [recipients])
  const doubtful = useMemo(() => doubtfulNames(recipients.map(({ name }) => name)), [recipients])
  const [asks, setAsks] = useState(false)
  return (
    <Section
      title={counted(recipients.length, 'recipient')}
      text={hasNumbers && giftTextsHint}
      action={
        recipients.length > 0 && (
          <Button variant="quiet" size="md" icon="trash" onClick={() => setAsks(true)}>
            Empty the list
          </Button>
        )
      }>
      <NameWarning names={doubtful} />
      {recipients.length === 0 ? (
        <EmptyState icon="person" level={3} title="Nobody yet" text="Type an address, paste a list, or upload one." />
      ) : (
        <Table label="Recipients" columns={columns} rows={recipients} rowId={rowId} status="ready" empty="" />
      )}
      <ConfirmDialog
        open={asks}
        title="Empty the list?"
        text={`${counted(recipients.length, 'recipient')} will be removed.`}
        confirmLabel="Empty the list"
        tone="danger"
        onConfirm={() => {
          setAsks(false)
          onClear()
        }}
        onCancel={() => setAsks(false)}
      />
    </Section>
  )
}
