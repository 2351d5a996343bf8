import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'

export type CodeEndedProps = {
  /** The receipt of this tab's own payment in the visit; null without one. */
  receiptHref: string | null
  returnUrl: string | null
  doneHref: string
  /** The reason for which a payment was refused here; null where nobody has pressed. */
  refused: string | null
}

const why = 'A table’s code ends with the visit, so that nobody else can open its bills.'

/** The visit of a table is over. Nothing of its bills is shown but the guest's own receipt. */
export const CodeEnded = ({ receiptHref, returnUrl, doneHref, refused }: CodeEndedProps) => (
  <PublicPage>
    <FailureScreen
      title="This code has ended"
      intro={`${refused === null ? '' : `You were not charged. ${refused} `}${
        receiptHref === null
          ? `${why} Are you still at the table? Scan the code on it again, or ask your server.`
          : `${why} Your payment stands, and its receipt is yours. To pay more, scan the code on the table again, or ask your server.`
      }`}
      action={
        <LinkButton wide href={receiptHref ?? returnUrl ?? doneHref}>
          {receiptHref !== null ? 'View Receipt' : returnUrl !== null ? 'Back to order' : 'Done'}
        </LinkButton>
      }
    />
  </PublicPage>
)
