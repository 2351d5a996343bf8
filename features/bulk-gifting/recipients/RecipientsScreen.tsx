import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { plainText } from '../../../ui/text/plainText.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { type Cents, currencyIn, formatMoneyShort } from '../../shared/money/money.ts'
import { type Address, isPhone } from '../../shared/contact/address.ts'
import { type AddRecipientsProps, AddRecipients } from './AddRecipients.tsx'
import { CreateSteps } from '../draft/CreateSteps.tsx'
import { Nothing, lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { PageAside } from '../../../ui/Page/PageAside.tsx'
import type { CreateStep } from '../address.ts'
import { counted } from '../../shared/forms/counted.ts'
import { type FailedRow, type RecipientList, mostRecipients, type Recipient } from './recipientList.ts'
import type { AddressTerms } from '../terms.ts'
import { useCorrections } from './failed/useCorrections.ts'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Table } from '../../../ui/Table/Table.tsx'
import type { Columns } from '../../../ui/Table/column.ts'
import { giftTextsHint } from '../../shared/gift/textConsent.ts'
import { ListWarnings } from './ListWarnings.tsx'

/** Its room, before it is there. */
const TicketsRoom = () => (
  <PageAside place="wide">
    <div />
  </PageAside>
)
const Ticket = lazyComponent(async () => (await import('./TicketOfRecipients.tsx')).TicketOfRecipients, TicketsRoom, TicketsRoom)

/** Without its script the page fails, as no row is left out in silence. */
const FailedRows = lazyComponent(async () => (await import('./failed/FailedRows.tsx')).FailedRows, Nothing)

export type RecipientsScreenProps = Omit<AddRecipientsProps, 'count' | 'failedCount' | 'byText'> & {
  terms: AddressTerms
  list: RecipientList
  /** The gift value that the buyer has planned in the calculator; null for none. */
  planned: Cents | null
  /** Whether the list survives a reload: the browser may have no room for it. */
  isSaved: boolean
  /** An address as people write it. */
  format: (address: Address) => string
  onRemove: (address: Address) => void
  onClear: () => void
  onCorrect: (row: FailedRow, typed: string) => void
  onDownloadFailed: () => void
  onDismissFailed: () => void
  onStep: (step: CreateStep) => void
}

export function RecipientsScreen({ terms, list, planned, isSaved, onCorrect, onStep, ...props }: RecipientsScreenProps) {
  const { format, onRemove, onClear, onDownloadFailed, onDismissFailed, ...adding } = props
  const { upload } = adding
  const { recipients, failed, tooMany } = list
  const { country, byText } = terms
  const count = recipients.length
  const busy = upload.status === 'reading' || upload.status === 'adding'
  // Nobody who was typed is left out of the order.
  const corrections = useCorrections(failed, onCorrect)
  const corrected = corrections.rows.find(({ isNew }) => isNew)
  const isTyped = plainText(adding.typed) !== ''
  const addTyped = () => (isTyped || !corrected ? adding.onAddTyped() : corrections.onCorrect(corrected))
  return (
    <CreateSteps
      country={country}
      step="recipients"
      onStep={onStep}
      intro={`Who gets a gift? An order has up to ${mostRecipients.toLocaleString('en-US')} recipients.`}>
      <Ticket count={count} />
      {planned !== null && <Text>{`You planned gifts worth ${formatMoneyShort(planned, currencyIn(country))}.`}</Text>}
      {!isSaved && (
        <Alert tone="warning" title="Stay on this page until you have paid">
          This list is too long for this browser to save it.
        </Alert>
      )}
      <AddRecipients {...adding} byText={byText} count={count} failedCount={failed.length} />
      {failed.length + tooMany > 0 && (
        <FailedRows
          {...corrections}
          byText={byText}
          count={failed.length}
          tooMany={tooMany}
          onDownload={onDownloadFailed}
          onDismiss={onDismissFailed}
        />
      )}
      <RecipientTable list={list} format={format} onRemove={onRemove} onClear={onClear} />
      <VisuallyHidden live>
        {!busy &&
          `${counted(count, 'recipient')} in the list. ${failed.length + tooMany > 0 ? `${counted(failed.length + tooMany, 'row')} not added.` : ''}`}
      </VisuallyHidden>
      {/* While a file's columns are checked, adding its rows is the main action. */}
      {count > 0 && upload.status !== 'columns' && (
        <StickyFooter aside={counted(count, 'recipient')}>
          <Button wide disabled={busy} onClick={isTyped || corrected ? addTyped : () => onStep('gift')}>
            {isTyped || corrected ? 'Add what you typed' : 'Choose the gift'}
          </Button>
        </StickyFooter>
      )}
    </CreateSteps>
  )
}

type Props = {
  list: RecipientList
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
function RecipientTable({ list: { recipients, leftOut }, format, onRemove, onClear }: Props) {
  const columns = useMemo(() => columnsWith({ format, onRemove }), [format, onRemove])
  const hasNumbers = useMemo(() => recipients.some(({ address }) => isPhone(address)), [recipients])
  const doubtful = useMemo(() => recipients.flatMap(({ name, isDoubtful }) => (isDoubtful ? [name] : [])), [recipients])
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
      <ListWarnings doubtful={doubtful} leftOut={leftOut} />
      {recipients.length > 0 && <Table label="Recipients" columns={columns} rows={recipients} rowId={rowId} status="ready" empty="" />}
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
