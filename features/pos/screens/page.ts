import type { HeaderWays } from '../../../ui/PublicPage/HeaderLinks.tsx'
import type { ReceiptMail } from '../../bill/screens/ReceiptChoice.tsx'
import type { PlaceBrand } from '../../shared/api/placeBrand.ts'
import type * as flow from '../../shared/flow/flow.ts'
import type { PaymentOnPage, PosEvent } from '../pos.ts'
import type { PosStatus, StateOf } from '../states.ts'

export type StepProps<Status extends PosStatus> = flow.StepProps<StateOf<Status>, PosEvent>

export type PageContext = {
  /** The restaurant's logo; null for the enterprise's own. */
  readonly logo: string | null
  /** The restaurant's pictures. @default null */
  readonly brand?: PlaceBrand | null
  readonly onPrint: () => void
  readonly receiptMail: ReceiptMail
  /** Whether a part of the bill may be paid. @default true */
  readonly maySplit?: boolean
}

export type StageProps = { pageContext: PageContext; payment: PaymentOnPage }

export const backToOrder = (returnUrl: string | null) =>
  returnUrl === null ? undefined : { href: returnUrl, label: 'Back to order', short: 'Back' }

/** The ways out in the header of a page. */
export const getHeader = (returnUrl: string | null, isProcessing = false): HeaderWays => ({
  back: backToOrder(returnUrl),
  mayLeave: !isProcessing,
})
