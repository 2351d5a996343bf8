import type { ReactNode } from 'react'
import { RowButton } from '../../../ui/List/RowButton.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { BillPage } from '../../bill/screens/BillPage.tsx'
import { isBusy } from '../../payment/attempt/paymentState.ts'
import { PaymentForm, type PaymentFormProps } from '../../payment/screens/PaymentForm.tsx'
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
