import { isolated } from '../../../ui/isolated.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { Earned } from '../../bill/screens/Earned.tsx'
import { PaidBill } from '../../bill/screens/PaidBill.tsx'
import { ReceiptChoice } from '../../bill/screens/ReceiptChoice.tsx'
import { mustWait } from '../../payment/attempt/paymentState.ts'
import type { Paid } from '../states.ts'
import { type PageContext, type StageProps, type StepProps, getHeader } from './page.ts'

const shown = (paid: Paid, { logo, brand = null }: PageContext, live: boolean) => ({
  sellerLogo: logo,
  slip: { payment: { ...paid, timeZone: paid.agreed?.timeZone ?? 'unknown' }, restaurant: paid.agreed?.restaurant ?? null, brand, live },
  answered: paid,
  agreed: paid.agreed,
  agreedCharge: paid.amount,
  currency: paid.currency,
})

export function Success({ state, send, pageContext }: StepProps<'success'> & { pageContext: PageContext }) {
  const { paid, link, canReturn, isProof } = state
  const { agreed, charged, amount, currency } = paid
  const restaurant = agreed?.restaurant ?? null
  const href = paid.returnUrl ?? link.returnUrl
  return (
    <PaidBill
      {...shown(paid, pageContext, isProof)}
      {...getHeader(href)}
      rest={agreed?.breakdown.rest.ofBill ?? null}
      title="Payment Success!"
      intro="You can safely close this tab.">
      {agreed && (charged === null || charged === amount) && (
        <Earned currency={currency} saved={agreed.breakdown.offer} earned={agreed.earned} bonus={null} rewardsBalance={null} />
      )}
      <Text tone="muted">{`${restaurant === null ? 'The' : `${isolated(restaurant)}’s`} till has your payment. There is nothing left to do.`}</Text>
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
    </PaidBill>
  )
}

/** The payment was made, but the till was not informed. Nothing can be paid again here. */
export function TillNotInformed({ state, send, pageContext, payment }: StepProps<'tillNotInformed'> & StageProps) {
  const { paid, link } = state
  const isAsking = mustWait(payment.state)
  return (
    <PaidBill
      {...shown(paid, pageContext, false)}
      {...getHeader(link.returnUrl, isAsking)}
      rest={null}
      waits
      title="You have paid, but the restaurant’s till does not know it yet"
      intro="Please show this page to your server. Do not pay again: your payment is safe, and these are its details.">
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
    </PaidBill>
  )
}
