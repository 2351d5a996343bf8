import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { earlierTexts } from '../../payment/outcomeTexts.ts'
import { EarlierPaid } from '../../payment/screens/EarlierPaid.tsx'
import { OutcomeScreen } from '../../shared/screens/OutcomeScreen.tsx'
import { AskBuyer } from './AskBuyer.tsx'
import type { StepProps } from '../checkout.ts'

type Props = StepProps<'readingPurchase'> & {
  /** The page on which the buyer chooses an option. */
  backHref: string
}

/** It was charged: what was bought is being read, cannot be read, or is not shown before its buyer is known. */
export function ReadingPurchase({ state: { attempt, receipt, waitsFor }, send, backHref }: Props) {
  switch (waitsFor.kind) {
    case 'server':
      return (
        <PublicPage>
          <OutcomeScreen {...earlierTexts({ ...attempt, what: null, startedAt: attempt.startedAt ?? null }).asking} />
        </PublicPage>
      )
    case 'retry':
      return (
        <PublicPage>
          <EarlierPaid charged={receipt.charged ?? attempt.amount} currency={attempt.currency} email={receipt.email} send={send}>
            <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
              Show what was bought
            </Button>
            <LinkButton wide variant="soft" href={backHref}>
              See what else there is
            </LinkButton>
          </EarlierPaid>
        </PublicPage>
      )
    case 'buyer':
      return <AskBuyer submission={waitsFor.submission} send={send} />
  }
}
