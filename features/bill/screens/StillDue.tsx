import { Alert } from '../../../ui/Alert/Alert.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'

/** The rest of the bill after a part was paid. Nothing where it is not known, or all is paid. */
export const StillDue = ({ rest }: { readonly rest: Cents | null }) =>
  rest !== null && rest > 0 && <Alert tone="info" title={`${formatMoney(rest)} of the bill is still due.`} />
