import type { ReactNode } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { Form } from '../../ui/Form/Form.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../ui/StickyFooter/StickyFooter.tsx'
import { FocusOnStepChange } from '../shared/screens/FocusOnStepChange.tsx'
import { formatMoney } from '../shared/money/money.ts'
import { Refusal } from '../shared/screens/Refusal.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { chosenCard } from './chosenCard.ts'
import type { CardMethod, NoCard, SavedCards } from './method.ts'
import type { Payable, PaymentState } from './payment.ts'
import { progressOf } from './progress.ts'
import { CardChoice, isCardReady } from './screens/CardChoice.tsx'
import { EarlierPaid } from './screens/EarlierPaid.tsx'
import { EarlierPayment } from './screens/EarlierPayment.tsx'
import { PaymentUnknown } from './screens/PaymentUnknown.tsx'
import type { CardSlot, WalletSlot } from './slots.ts'

/** What the payer does on this screen, apart from paying. */
type PayerEvent =
  | { readonly type: 'methodChosen'; readonly method: CardMethod }
  | { readonly type: 'retry' | 'paymentGivenUp' | 'unresolvedLeft' }

export type PaymentScreenProps<What extends Payable, Receipt> = {
  state: PaymentState<What, Receipt>
  send: (event: PayerEvent) => void
  what: What
  cards: SavedCards
  card: CardSlot
  wallets: WalletSlot
  /** Pays with the card that the payer sees, or without one if the card is charged nothing. */
  onPay: (card: CardMethod | NoCard) => void
  title: string
  lead?: ReactNode
  /** What the payer sees and chooses before the card: the bill, a tip, a reward. */
  children?: ReactNode
  /** What is paid, where it is much to read: before the card, or beside it in a wide window. */
  beside?: ReactNode
  /**
   * Whether what was chosen can be paid.
   * @default true
   */
  mayPay?: boolean
  /** The text of the button, if more is paid than what the card is charged. */
  payLabel?: string
  /** The surface's own confirmation. */
  paid: (receipt: Receipt) => ReactNode
}

/** A payment, in any of its states. */
export const PaymentScreen = <What extends Payable, Receipt>(props: PaymentScreenProps<What, Receipt>) => (
  <FocusOnStepChange stepKey={stepKeyOf(props.state)}>
    <ScreenOf {...props} />
  </FocusOnStepChange>
)

/** The focus stays at the card while the payer pays. It moves when a look-up ends, as for a new screen. */
function stepKeyOf<What, Receipt>(state: PaymentState<What, Receipt>): string {
  if ('lookUp' in state) return `${state.status}.${state.lookUp}`
  return state.status === 'paid' || state.status === 'earlierPaid' ? state.status : 'payment'
}

function ScreenOf<What extends Payable, Receipt>({ state, send, what, paid, ...form }: PaymentScreenProps<What, Receipt>) {
  const { payLabel = `Pay ${formatMoney(what.amount)}` } = form
  switch (state.status) {
    case 'paid':
      return paid(state.receipt)
    case 'paymentUnknown':
      return <PaymentUnknown lookUp={state.lookUp} payLabel={payLabel} send={send} />
    case 'unresolvedPayment':
      return <EarlierPayment lookUp={state.lookUp} amount={state.attempts[0].amount} send={send} />
    case 'earlierPaid':
      return <EarlierPaid charged={state.attempts[0].amount} email={null} send={send} />
    case 'choosing':
    case 'preparing':
    case 'paying':
    case 'authenticating':
      return <CardForm {...form} state={state} send={send} payLabel={payLabel} byCard={what.amount > 0} />
  }
}

type FormState = Exclude<
  PaymentState<unknown, unknown>,
  { readonly status: 'paid' | 'paymentUnknown' | 'unresolvedPayment' | 'earlierPaid' }
>
type Shared = 'send' | 'cards' | 'card' | 'wallets' | 'onPay' | 'title' | 'lead' | 'children' | 'beside' | 'mayPay'
type FormProps = Pick<PaymentScreenProps<Payable, unknown>, Shared> & {
  state: FormState
  payLabel: string
  /** Whether a card is charged. */
  byCard: boolean
}

function CardForm(props: FormProps) {
  const { state, send, cards, card, wallets, onPay, title, lead, children, beside, mayPay = true, payLabel, byCard } = props
  const chosen = chosenCard(state.card, cards)
  const isReady = !byCard || isCardReady(chosen, cards, card)
  const problem = state.status === 'choosing' ? state.problem : null
  const progress = state.status === 'choosing' ? null : progressOf(state)
  const payment = (
    <Stack space="md">
      {children}
      {problem?.on === 'page' && <Refusal>{problem.message}</Refusal>}
      {byCard && (
        <CardChoice
          method={chosen}
          cards={cards}
          card={card}
          wallets={wallets}
          problem={problem}
          disabled={progress !== null}
          onChoose={(method) => send({ type: 'methodChosen', method })}
        />
      )}
      <StickyFooter>
        <Button type="submit" wide icon="lock" disabled={!mayPay || !isReady} pending={progress !== null} pendingLabel={progress ?? ''}>
          {payLabel}
        </Button>
      </StickyFooter>
    </Stack>
  )
  return (
    <Screen title={title} lead={lead}>
      <Form busy={progress !== null} onSubmit={() => onPay(byCard ? chosen : { kind: 'noCard' })}>
        {beside === undefined ? (
          payment
        ) : (
          <Split space="lg">
            {beside}
            {payment}
          </Split>
        )}
      </Form>
    </Screen>
  )
}
