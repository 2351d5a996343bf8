import { Alert } from '../../../ui/Alert/Alert.tsx'
import { isolatedList } from '../../../ui/isolatedList.ts'
import type { PartChoice } from '../sums/part.ts'
import type { Ticket } from '../ticket.ts'

type Props = { readonly part: PartChoice | null; readonly ticket: Pick<Ticket, 'lineItems'> }

/** The chosen lines that another guest has paid since. Nothing while there are none. */
export function LostLines({ part, ticket }: Props) {
  const lost = part?.kind === 'lines' ? ticket.lineItems.filter(({ id, paid }) => paid && id !== null && part.ids.includes(id)) : []
  if (lost.length === 0) return null
  const [was, it, is] = lost.length === 1 ? ['was', 'It', 'is'] : ['were', 'They', 'are']
  return (
    <Alert tone="warning" live="polite">
      {`${isolatedList(lost.map(({ name }) => name))} ${was} just paid by another guest. ${it} ${is} no longer in your part.`}
    </Alert>
  )
}
