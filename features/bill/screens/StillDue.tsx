import { Alert } from '../../../ui/Alert/Alert.tsx'
import { type Cents, formatMoney } from '../../shared/money/money.ts'

/** The rest of the bill after a part was paid. Nothing where it is not known, or all is paid. */
export const StillDue = ({ remaining }: { readonly remaining: Cents | null }) =>
  remaining !== null && remaining > 0 && <Alert tone="info" title={`${formatMoney(remaining)} of the bill is still due.`} />
