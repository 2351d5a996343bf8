import { Alert } from '../../../ui/Alert/Alert.tsx'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'

/** The rest of the bill after a part was paid. Nothing where it is not known, or all is paid. */
export const StillDue = ({ rest, currency }: { readonly rest: Cents | null; readonly currency: Currency }) =>
  rest !== null && rest > 0 && <Alert tone="info" title={`${formatMoney(rest, currency)} of the bill is still due.`} />
