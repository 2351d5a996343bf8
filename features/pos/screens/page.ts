import type { PublicPageProps } from '../../../ui/PublicPage/PublicPage.tsx'
import type { ReceiptMail } from '../../bill/screens/ReceiptChoice.tsx'
import type { VisitRating } from '../../bill/screens/RatingQuestion.tsx'
import type * as flow from '../../shared/flow/flow.ts'
import type { PaymentOnPage, PosEvent } from '../pos.ts'
import type { PosStatus, StateOf } from '../states.ts'

export type StepProps<Status extends PosStatus> = flow.StepProps<StateOf<Status>, PosEvent>

export type PageContext = {
  /** The restaurant's logo; null for the enterprise's own. */
  readonly logo: string | null
  /** Null where nobody is signed in. */
  readonly onSignOut: (() => void) | null
  readonly onPrint: () => void
  readonly receiptMail: ReceiptMail
  /** Null where the enterprise asks for no rating. */
  readonly rating: VisitRating | null
}

export type StageProps = { pageContext: PageContext; payment: PaymentOnPage }

export const backToOrder = (returnUrl: string | null) =>
  returnUrl === null ? undefined : { href: returnUrl, label: 'Back to order', short: 'Back' }

/** The ways out in the header of a page. There are none while a payment is in progress: then nobody leaves by an accidental tap. */
export const getHeader = (
  { onSignOut }: PageContext,
  returnUrl: string | null,
  isProcessing = false,
): Pick<PublicPageProps, 'back' | 'action'> =>
  isProcessing ? {} : { back: backToOrder(returnUrl), action: onSignOut === null ? undefined : { label: 'Log Out', onClick: onSignOut } }
