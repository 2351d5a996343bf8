import { CheckoutPage } from '../../../ui/CheckoutPage/CheckoutPage.tsx'
import { LoadingSummary } from '../../../ui/CheckoutPage/LoadingSummary.tsx'
import { LoadingForm } from '../../shared/screens/LoadingForm.tsx'
import type { WaitProps } from '../../shared/screens/Waiting.tsx'

type Props = WaitProps & {
  /** The title of the page that comes next, where it is known. */
  title?: string
  /** The text below the title. @default 'One moment, please.' */
  intro?: string
  sellerLogo?: string | null
}

const label = 'Getting your bill details'

/** The bill is being read. Also the shell of the page. */
export const LoadingBill = ({ title = label, intro = 'One moment, please.', sellerLogo = null, onTryAgain }: Props) => (
  <CheckoutPage
    sellerLogo={sellerLogo}
    summaryLabel="Your bill"
    slip={{ face: 'bill', place: { name: 'The restaurant' }, stub: [{ term: 'Check', detail: '0000' }] }}
    summary={<LoadingSummary />}
    pending
    sum="…"
    sumLabel="Amount due"
    folds={false}>
    <LoadingForm title={title} intro={intro} label={label} onTryAgain={onTryAgain} />
  </CheckoutPage>
)
