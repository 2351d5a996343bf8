import type { ReactNode } from 'react'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { RowButton } from '../../../ui/List/RowButton.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { BillPage } from '../../bill/screens/BillPage.tsx'
import { TipChoice, tipProblem } from '../../bill/screens/TipChoice.tsx'
import { zeroCents } from '../../bill/sums/arithmetic.ts'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { PaymentForm, type PaymentFormProps } from '../../payment/screens/PaymentForm.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import type { Stage } from '../link.ts'
import type { PosEvent, PosPayment } from '../pos.ts'
import { type Sums, namesFromSums } from '../toPay.ts'
import { type StageProps, type StepProps, getHeader } from './page.ts'

export type AtStage = StageProps & StepProps<Stage> & { sums: Sums }

type Props = AtStage &
  Omit<PaymentFormProps<PosPayment>, 'payment' | 'next'> & {
    eyebrow?: string
    title: string
    intro?: string
    /** The button that goes on, instead of one that pays. */
    next?: string | undefined
    children: ReactNode
  }

/** The page of every stage: the bill and what is due, beside or above what the diner does. A typed card is saved before it pays. */
export function StagePage({ state: { visit }, sums, send, pageContext, payment, eyebrow, title, intro, next, ...form }: Props) {
  const { link, venue, ticket } = visit
  return (
    <BillPage
      sellerLogo={pageContext.logo}
      restaurant={venue.name}
      brand={venue.brand}
      check={link.ticket}
      ticket={ticket}
      payment={{ breakdown: sums.breakdown, names: namesFromSums(visit, sums) }}
      label={`Check ${link.ticket}`}
      {...getHeader(link.returnUrl, isBusy(payment.state))}>
      <Screen title={title} intro={intro} {...(eyebrow !== undefined && { eyebrow })}>
        <PaymentForm
          {...form}
          payment={payment}
          foldsCards
          cardKeptFor="account"
          {...(next !== undefined && {
            next: { label: next, onNext: ({ kind }) => (kind === 'newCard' ? payment.onSaveCard() : send({ type: 'nextChosen' })) },
          })}
        />
      </Screen>
    </BillPage>
  )
}

export const BackButton = ({ send }: { send: (event: PosEvent) => void }) => (
  <TextButton icon="back" onClick={() => send({ type: 'back' })}>
    Back
  </TextButton>
)

/** The way to Add Credit, which is never reached by itself. */
export const AddCreditRow = ({ sums, send, payment }: Pick<AtStage, 'sums' | 'send' | 'payment'>) =>
  sums.canAddCredit && (
    <RowButton
      label="Add Credit"
      disabled={isBusy(payment.state)}
      onClick={() => send({ type: 'chosen', choices: {}, stage: 'addCredit' })}
    />
  )

/** The choice of a tip, below the restaurant's suggestions. A gratuity, which the bill already contains, is shown beside it. */
export function TipOfStage({ state, sums, send, payment, sum }: AtStage & { sum: string | undefined }) {
  const { ticket, choices } = state.visit
  if (sums.tipOffer.status === 'disabled') return null
  const suggested = ticket.serviceCharges.filter(({ kind }) => kind === 'suggestedTip')
  const isAsked = state.problem !== null || (payment.state.status === 'choosing' && payment.state.problem?.isBlocked === true)
  return (
    <>
      {suggested.length > 0 && (
        <DescriptionList items={suggested.map(({ label, due }) => ({ term: label, detail: formatMoney(due, ticket.currency) }))} />
      )}
      <TipChoice
        offer={sums.tipOffer}
        bill={ticket}
        tip={choices.tip}
        sum={sum ?? formatMoney(zeroCents, ticket.currency)}
        error={tipProblem(choices.tip, sums.tip, isAsked)}
        disabled={isBusy(payment.state)}
        onTip={(tip) => send({ type: 'chosen', choices: { tip } })}
      />
    </>
  )
}
