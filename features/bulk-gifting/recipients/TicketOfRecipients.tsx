import { PageAside } from '../../../ui/Page/PageAside.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'

/** The order before its gift is chosen. */
export const TicketOfRecipients = ({ count }: { count: number }) => (
  <PageAside place="wide">
    <Slip
      face="gift"
      label="The order"
      kicker="The gift so far"
      amount={count.toLocaleString('en-US')}
      title={count === 1 ? 'recipient' : 'recipients'}
      stub={[{ term: 'Each', detail: 'chosen next' }]}
    />
  </PageAside>
)
