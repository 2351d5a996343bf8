import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { formatMoney } from '../../shared/money/money.ts'
import { chosenCard } from '../chosenCard.ts'
import type { CardMethod, NoCard, Problem } from '../method.ts'
import type { PaymentState, PaymentTypes } from '../payment.ts'
import { progressOf } from '../progress.ts'
import type { RunningPayment } from '../running.ts'
import { AnotherWay } from './AnotherWay.tsx'
import { CardChoice, isCardReady } from './CardChoice.tsx'

/** A question, and what the payer answers. */
export type Asked = { readonly open: boolean; readonly onConfirm: () => void; readonly onCancel: () => void }

export type PaymentFormProps<P extends PaymentTypes> = {
  payment: RunningPayment<P>
  /** What the payer sees and chooses before the card: the bill, a tip, a reward. */
  children?: ReactNode
  /** What is paid, where it is much to read: before the card, or beside it in a wide window. */
  beside?: ReactNode
  /** What the payer agrees to by paying, at the button. */
  consent?: ReactNode
  /** What the payer can do instead, while nothing is on its way. */
  after?: ReactNode
  /**
   * Whether what was chosen can be paid.
   * @default true
   */
  mayPay?: boolean
  /** Whether a card is needed; by default where it is charged something. A subscription may begin with nothing. */
  byCard?: boolean
  /** The text of the button, if more is paid than what the card is charged. */
  payLabel?: string
  /**
   * What the surface awaits before anything can be paid; null for nothing.
   * @default null
   */
  waiting?: string | null
  /**
   * Why the last payment was not made, in the surface's words; null for nothing. A problem of the payment itself comes first.
   * @default null
   */
  notice?: string | null
  /** @default 'Pay with' */
  cardLabel?: string
  /** Asks about what is paid before a press pays it; null where there is nothing to ask. */
  renderQuestion?: ((asked: Asked) => ReactNode) | null
  /** Goes on instead of paying: a card is only chosen, or saved, for a payment that follows. */
  next?: { readonly label: string; readonly onNext: (card: CardMethod | NoCard) => void }
}

/** The card that the payer sees: the chosen one, or their first saved one. */
export const cardOf = <P extends PaymentTypes>({ state, cards }: Pick<RunningPayment<P>, 'state' | 'cards'>): CardMethod =>
  chosenCard('card' in state ? state.card : null, cards)

/** What is awaited; null where nothing is on its way. */
export function waitingFor<P extends PaymentTypes>(state: PaymentState<P>): string | null {
  switch (state.status) {
    case 'preparing':
    case 'verifying':
    case 'paying':
    case 'authenticating':
      return progressOf(state)
    case 'choosing':
    case 'paid':
    case 'notPaid':
    case 'paymentUnknown':
    case 'unresolvedPayment':
    case 'earlierPaid':
      return null
  }
}

/** The card, and the button that pays. */
export function PaymentForm<P extends PaymentTypes>(props: PaymentFormProps<P>) {
  const {
    payment,
    children,
    beside,
    consent,
    after,
    mayPay = true,
    waiting = null,
    notice = null,
    cardLabel,
    renderQuestion = null,
    next,
  } = props
  const { state, send, what, cards, card, wallets, otherWays, onPay } = payment
  const amount = what?.amount ?? null
  const { byCard = amount === null || amount > 0, payLabel = amount === null ? 'Pay' : `Pay ${formatMoney(amount)}` } = props
  const chosen = cardOf(payment)
  const isReady = (next !== undefined || amount !== null) && (!byCard || isCardReady(chosen, cards, card))
  const problem: Problem | null = state.status === 'choosing' ? state.problem : null
  // It stays, also while what was typed into another way is wrong or on its way.
  const [wasDeclined, setWasDeclined] = useState(false)
  if (problem?.isDecline && !wasDeclined) setWasDeclined(true)
  const [isOtherOpen, setOtherOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const pay = () => {
    setAsked(false)
    onPay(byCard ? chosen : { kind: 'noCard' })
  }
  // Two buttons that pay need two names.
  const paysByCard = byCard && wasDeclined && isOtherOpen
  const progress = waiting ?? waitingFor(state)
  const message = problem ? (problem.on === 'page' ? problem.message : null) : progress === null ? notice : null
  const form = (
    <Stack space="md">
      {children}
      {/* Above the fields that grow while the payer types. */}
      {message !== null && <Refusal>{message}</Refusal>}
      {byCard && (
        <CardChoice
          method={chosen}
          cards={cards}
          card={card}
          wallets={wallets}
          problem={problem}
          disabled={progress !== null}
          {...(cardLabel !== undefined && { label: cardLabel })}
          onChoose={(method) => send({ type: 'methodChosen', method })}
        />
      )}
      {byCard && wasDeclined && (
        <AnotherWay
          above={[
            ...(wallets.kind === 'ready' ? ['your wallet'] : []),
            ...(cards === 'loading' || cards.length === 0 ? [] : ['another card']),
          ]}
          onTypeAnother={chosen.kind === 'newCard' && card.kind === 'ready' ? card.onTypeAnother : null}
          otherWays={next ? null : otherWays}
          isOpen={isOtherOpen}
          onToggle={setOtherOpen}
          disabled={progress !== null}
        />
      )}
      <StickyFooter>
        <Button
          type="submit"
          wide
          {...(!next && { icon: 'lock' })}
          disabled={!mayPay || !isReady}
          pending={progress !== null}
          pendingLabel={progress ?? ''}>
          {next?.label ?? (paysByCard ? `${payLabel} by card` : payLabel)}
        </Button>
      </StickyFooter>
      {/* Below the button, so that the keyboard leads from the card to it. */}
      {consent}
      {progress === null && after}
    </Stack>
  )
  return (
    <Form
      busy={progress !== null}
      onSubmit={() => {
        if (next) next.onNext(byCard ? chosen : { kind: 'noCard' })
        else if (renderQuestion) setAsked(true)
        else pay()
      }}>
      {renderQuestion?.({ open: isAsked, onConfirm: pay, onCancel: () => setAsked(false) })}
      {beside === undefined ? (
        form
      ) : (
        <Split space="lg">
          {beside}
          {form}
        </Split>
      )}
    </Form>
  )
}
