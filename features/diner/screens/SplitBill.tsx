import { Alert } from '../../../ui/Alert/Alert.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { lazyModule } from '../../../ui/lazyModule.ts'
import { type PartChoice, fewestPeople } from '../../bill/sums/part.ts'
import type { Validated } from '../../bill/sums/validated.ts'
import type { Ticket } from '../../bill/ticket.ts'

export type SplitBillProps = {
  ticket: Ticket
  /** Null: all that is due. */
  part: PartChoice | null
  amount: Validated
  disabled: boolean
  onPart: (part: PartChoice | null) => void
}

/** Most guests pay all of a bill: they load no controls of a split. */
const useFields = lazyModule(async () => (await import('./SplitFields.tsx')).SplitFields)

function Fields(props: SplitBillProps & { readonly part: PartChoice }) {
  const fields = useFields()
  switch (fields.status) {
    case 'loading':
      return <Skeleton shape="card" />
    case 'failed':
      return <Alert tone="warning">The ways to split the bill didn’t load. Check your connection, and try again.</Alert>
    case 'ready':
      return <fields.value {...props} />
  }
}

/** Pays a part of the bill. Closed at first, so that all of it is paid as fast as before. */
export function SplitBill(props: SplitBillProps) {
  const { part, disabled, onPart } = props
  const isSplit = part !== null
  return (
    <Stack space="sm">
      {part !== null && <Fields {...props} part={part} />}
      <div>
        <TextButton disabled={disabled} onClick={() => onPart(isSplit ? null : { kind: 'shares', people: fewestPeople, mine: 1 })}>
          {isSplit ? 'Pay all that is due' : 'Split the bill'}
        </TextButton>
      </div>
    </Stack>
  )
}
