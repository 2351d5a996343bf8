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
import { getPaymentMade } from '../../bill/paid/paymentMade.ts'
import { ReceiptChoice } from '../../bill/screens/ReceiptChoice.tsx'
import { RatingQuestion } from '../../bill/screens/RatingQuestion.tsx'
import { StillDue } from '../../bill/screens/StillDue.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { mustWait } from '../../payment/attempt/paymentState.ts'
import type { Paid } from '../states.ts'
import { type PageContext, type StageProps, type StepProps, getHeader } from './page.ts'

const PaidCheck = ({ paid, live }: { readonly paid: Paid; readonly live: boolean }) => (
  <PaidSlip
    payment={{ ...paid, timeZone: paid.agreed?.timeZone ?? null }}
    made={getPaymentMade(paid, paid.agreed, paid.currency, useCashName())}
    restaurant={paid.agreed?.restaurant ?? null}
    live={live}
  />
)

export function Success({ state, send, pageContext }: StepProps<'success'> & { pageContext: PageContext }) {
  const { paid, link, canReturn, isProof } = state
  const { agreed, charged, amount, currency } = paid
  const restaurant = agreed?.restaurant ?? null
  const href = paid.returnUrl ?? link.returnUrl
  return (
    <PublicPage sellerLogo={pageContext.logo} slip={<PaidCheck paid={paid} live={isProof} />} {...getHeader(pageContext, href)}>
      <Screen title="Payment Success!" intro="You can safely close this tab.">
        <OtherCharge charged={charged} agreed={amount} currency={currency} />
        <StillDue rest={agreed?.breakdown.rest.ofBill ?? null} currency={currency} />
        {agreed && (charged === null || charged === amount) && (
          <Earned currency={currency} saved={agreed.breakdown.offer} earned={agreed.earned} bonus={null} rewardsBalance={null} />
        )}
        <Text tone="muted">{`${restaurant === null ? 'The' : `${restaurant}’s`} till has your payment. There is nothing left to do.`}</Text>
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
          <OtherCharge charged={paid.charged} agreed={paid.amount} currency={currency} />
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
