import { LoadingBill } from '../../bill/screens/LoadingBill.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'

/** The check is being read. Also the shell of the page. */
export const LoadingCheck = (props: WaitProps) => (
  <LoadingBill title="Pay your bill" intro="We’re getting your bill. You can pay by card, and with your rewards and balance." {...props} />
)
