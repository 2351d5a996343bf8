import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { PaidSlip } from '../../bill/screens/PaidSlip.tsx'
import { Earned } from '../../bill/screens/Earned.tsx'
import { useCashName } from '../../bill/screens/useCashName.ts'
import type { PaymentMade } from '../../bill/paying/paidRows.ts'
import { creditLines } from '../../bill/paying/rows.ts'
import { subtract } from '../../bill/sums/share.ts'
import { wholeOf } from '../../bill/sums/part.ts'
import { ReceiptChoice } from '../../bill/screens/ReceiptChoice.tsx'
import { RatingQuestion } from '../../bill/screens/RatingQuestion.tsx'
import { StillDue } from '../../bill/screens/StillDue.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import type { Currency } from '../../shared/money/money.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { mustWait } from '../../payment/attempt/paymentState.ts'
import type { Paid } from '../states.ts'
import { type PageContext, type StageProps, type StepProps, getHeader } from './page.ts'

/** The payment as it was made. Another charge than the agreed one has an unknown part for the tip. `cashName`: of the diner's balance. */
function getPaymentMade({ charged, grandTotal, agreed, parts }: Paid, currency: Currency, cashName: string): PaymentMade {
  const tip = parts && charged === agreed ? parts.tip : null
  return {
    currency,
    totals: { charged, grandTotal },
    tip,
    credits: parts ? creditLines(parts, { offerName: null, cashName }) : [],
    isPart: parts !== undefined && parts.rest.ofBill > 0,
    partOf: parts?.bill === undefined || tip === null ? null : wholeOf(subtract(grandTotal, tip), { total: parts.bill }),
  }
}

const PaidCheck = ({ paid, live }: { readonly paid: Paid; readonly live: boolean }) => (
  <PaidSlip
    payment={{ ...paid, timeZone: paid.timeZone ?? null }}
    made={getPaymentMade(paid, useCurrency(paid.currency), useCashName())}
    restaurant={paid.restaurant ?? null}
    live={live}
  />
)

export function Success({ state, send, pageContext }: StepProps<'success'> & { pageContext: PageContext }) {
  const { paid, link, canReturn } = state
  const currency = useCurrency(paid.currency)
  const href = paid.returnUrl ?? link.returnUrl
  return (
    <PublicPage sellerLogo={pageContext.logo} slip={<PaidCheck paid={paid} live />} {...getHeader(pageContext, href)}>
      <Screen title="Payment Success!" intro="You can safely close this tab.">
        <OtherCharge charged={paid.charged} agreed={paid.agreed} currency={currency} />
        <StillDue rest={paid.parts?.rest.ofBill ?? null} currency={currency} />
        {paid.parts && paid.charged === paid.agreed && (
          <Earned currency={currency} saved={paid.parts.offer} earned={paid.parts.earned} bonus={null} rewardsBalance={null} />
        )}
        <Text tone="muted">{`${paid.restaurant === undefined ? 'The' : `${paid.restaurant}’s`} till has your payment. There is nothing left to do.`}</Text>
        {canReturn && href !== null && (
          <LinkButton wide href={href}>
            Return to App
          </LinkButton>
        )}
        <Section title="Would you like a receipt?" printed={false}>
          <ReceiptChoice
            {...pageContext.receiptMail}
            isAside
            onOpen={() => send({ type: 'stayed' })}
            onPrint={() => {
              send({ type: 'stayed' })
              pageContext.onPrint()
            }}
            none={
              !canReturn &&
              href !== null && (
                <Button wide variant="quiet" onClick={() => send({ type: 'receiptDeclined' })}>
                  No receipt
                </Button>
              )
            }
          />
        </Section>
        {pageContext.rating && <RatingQuestion {...pageContext.rating} onBegin={() => send({ type: 'stayed' })} />}
      </Screen>
    </PublicPage>
  )
}

/** The payment was made, but the till was not informed. Nothing can be paid again here. */
export function TillNotInformed({ state, send, pageContext, payment }: StepProps<'tillNotInformed'> & StageProps) {
  const { paid, link } = state
  const currency = useCurrency(paid.currency)
  const isAsking = mustWait(payment.state)
  return (
    <PublicPage
      sellerLogo={pageContext.logo}
      slip={<PaidCheck paid={paid} live={false} />}
      {...getHeader(pageContext, link.returnUrl, isAsking)}>
      <Stack space="lg">
        <Illustration moment="waiting" />
        <Screen
          title="You have paid, but the restaurant’s till does not know it yet"
          intro="Please show this page to your server. Do not pay again: your payment is safe, and these are its details.">
          <OtherCharge charged={paid.charged} agreed={paid.agreed} currency={currency} />
          <Button wide icon="retry" pending={isAsking} pendingLabel="Asking again" onClick={() => payment.send({ type: 'retry' })}>
            Look again
          </Button>
          {'isEarlier' in payment.state && payment.state.isEarlier && !isAsking && (
            <TextButton
              icon="ticket"
              onClick={() => {
                payment.send({ type: 'unresolvedLeft' })
                send({ type: 'anotherBillChosen' })
              }}>
              This is a new bill with the same number
            </TextButton>
          )}
        </Screen>
      </Stack>
    </PublicPage>
  )
}
