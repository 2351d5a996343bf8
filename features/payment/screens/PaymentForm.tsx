import { type ReactNode, useEffect, useEffectEvent, useState, useRef } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { PaperTear } from '../../../ui/CheckoutPage/BillRows.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { Split } from '../../../ui/Split/Split.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { StickyFooter } from '../../../ui/StickyFooter/StickyFooter.tsx'
import { Refusal } from '../../shared/screens/Refusal.tsx'
import { useFocusOnInvalid } from '../../shared/forms/useFocusOnInvalid.ts'
import { formatMoney } from '../../shared/money/money.ts'
import { type RunningPayment, chosenCard, type CardSlot, isAtHand } from '../attempt/running.ts'
import type { CardMethod, NoCard, PaymentTypes, SavedCard, SavedCards } from '../attempt/attempt.ts'
import type { Problem } from '../attempt/problem.ts'
import { cardIn } from '../attempt/paymentState.ts'
import { progressText } from '../progress.ts'
import type { Question } from '../attempt/gate.ts'
import { type CardKeptFor, CardField, CardPlaceholder } from './CardField.tsx'
import { PaymentQuestion } from './PaymentQuestion.tsx'
import { Divider } from '../../../ui/Divider/Divider.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { cardText } from '../cardText.ts'
import { SavedCardTiles } from './SavedCardTiles.tsx'

export type PaymentFormProps<P extends PaymentTypes> = {
  payment: RunningPayment<P>
  /** The payer's choices before the card: the bill, a tip, a reward. */
  children?: ReactNode
  /** The long details of the payment: before the card, or beside it in a wide window. */
  beside?: ReactNode
  /** Whether the payer must tick something in `children`: a sticky button would cover it, so the buttons stay in the column. @default false */
  asksConsent?: boolean
  /** The payer's consent, at the button. */
  consent?: ReactNode
  /** The payer's alternatives, while no payment is pending. */
  after?: ReactNode
  /** Whether a card is needed; by default if it is charged. A subscription may begin with a free month. */
  byCard?: boolean
  /** The text of the button, if the payment is more than the card's charge. */
  payLabel?: string
  /** The formatted sum of the button, where it is not that of the page. */
  footSum?: string | undefined
  /** The data that the surface awaits before anything can be paid; null for nothing. @default null */
  waiting?: string | null
  /**
   * Why the last payment was not made, in the surface's words; null for nothing. A problem of the payment itself comes first.
   * @default null
   */
  notice?: string | null
  /** @default 'Pay with' */
  cardLabel?: string
  /** Whether the saved cards are a row of a bill, opened in place. @default false */
  foldsCards?: boolean
  /** The reason for which a new card is kept: the card's field says so. @default 'nothing' */
  cardKeptFor?: CardKeptFor
  onDeclined?: ((about: Question['about']) => void) | undefined
  /** Goes on instead of paying: a card is only chosen, or saved, for a payment that follows. */
  next?: { readonly label: string; readonly onNext: (card: CardMethod | NoCard) => void }
}

/** The card that the page shows: the chosen one, or the first saved one. */
export const getChosenCard = <P extends PaymentTypes>({ state, cards }: Pick<RunningPayment<P>, 'state' | 'cards'>): CardMethod =>
  chosenCard(cardIn(state), cards)

/** The card, and the button that pays. Only the button is in a form: Enter in a tip, a reward or a card choice pays nothing. */
export function PaymentForm<P extends PaymentTypes>(props: PaymentFormProps<P>) {
  const {
    payment,
    children,
    beside,
    asksConsent = false,
    consent,
    after,
    footSum,
    waiting = null,
    notice = null,
    cardLabel,
    foldsCards = false,
    cardKeptFor = 'nothing',
    onDeclined,
    next,
  } = props
  const { state, send, sum, mayPay, answersPress = false, blocked = null, cards, card, wallets, onPay } = payment
  const { byCard = sum === null || sum.amount > 0, payLabel = sum === null ? 'Pay' : `Pay ${formatMoney(sum.amount, sum.currency)}` } =
    props
  const chosen = getChosenCard(payment)
  const isReady = (next !== undefined || mayPay || answersPress) && (!byCard || isCardReady(chosen, cards, card))
  const found: Problem | null = state.status === 'choosing' ? state.problem : null
  const problem = found?.isBlocked && (mayPay || answersPress) ? null : found
  useFocusOnInvalid(found?.isBlocked ? found : null)
  const { isWalletFirst, isFolded, openCard } = useCardFold(payment, { byCard, isCardInvalid: problem?.on === 'card' })
  const pays: CardMethod | NoCard = byCard ? chosen : { kind: 'noCard' }
  const progress = waiting ?? progressText(state)
  const message = problem ? (problem.on === 'page' ? problem.message : null) : progress === null ? (blocked ?? notice) : null
  const form = (
    <Stack space="md">
      {children}
      {/* Above the fields that grow while the payer types. */}
      {message !== null && <Refusal>{message}</Refusal>}
      {byCard && foldsCards && <PaperTear />}
      {/* One place for each of its states: it would load again in another. */}
      {byCard && wallets.kind !== 'none' && (
        <StickyFooter
          sum={footSum}
          place={wallets.kind === 'ready' ? 'middle' : 'unseen'}
          still={!isWalletFirst || asksConsent || progress !== null}>
          {wallets.buttons}
        </StickyFooter>
      )}
      {byCard && (
        <CardChoice
          method={chosen}
          cards={cards}
          card={card}
          hasWallet={wallets.kind === 'ready'}
          isFolded={isFolded}
          onOpen={openCard}
          problem={problem}
          disabled={progress !== null}
          keptFor={cardKeptFor}
          folds={foldsCards}
          {...(cardLabel !== undefined && { label: cardLabel })}
          onChoose={(method) => send({ type: 'methodChosen', method })}
        />
      )}
      {/* A payment in progress is shown on it, whichever way it is paid. */}
      {(!isFolded || progress !== null) && (
        <StickyFooter sum={footSum} still={(isWalletFirst || asksConsent) && progress === null}>
          <Form busy={progress !== null} onSubmit={() => (next ? next.onNext(pays) : onPay(pays))}>
            <Button
              type="submit"
              wide
              {...(!next && { icon: 'lock' })}
              disabled={!isReady}
              pending={progress !== null}
              pendingLabel={progress ?? ''}>
              {next?.label ?? payLabel}
            </Button>
          </Form>
        </StickyFooter>
      )}
      {/* Below the button, so that the keyboard leads from the card to it. */}
      {consent}
      {progress === null && after}
    </Stack>
  )
  return (
    <>
      <PaymentQuestion payment={payment} onDeclined={onDeclined} />
      {beside === undefined ? (
        form
      ) : (
        <Split space="lg">
          {beside}
          {form}
        </Split>
      )}
    </>
  )
}

type Fold = {
  /** The wallet is the main action: it sticks to the window's bottom. */
  readonly isWalletFirst: boolean
  /** The card's field is behind a button. */
  readonly isFolded: boolean
  readonly openCard: () => void
}

/**
 * A payer with a wallet sees its button first, and the card's field after one press. A typed card or a saved one is the main action
 * itself. A wallet that appears later changes nothing: the payer may have begun at the card.
 */
function useCardFold<P extends PaymentTypes>(
  { cards, card, wallets }: Pick<RunningPayment<P>, 'cards' | 'card' | 'wallets'>,
  { byCard, isCardInvalid }: { readonly byCard: boolean; readonly isCardInvalid: boolean },
): Fold {
  const [beganWithWallet] = useState(wallets.kind === 'ready')
  const [isOpen, setOpen] = useState(false)
  const isReady = card.kind === 'ready'
  const focusCard = useEffectEvent(() => isReady && card.focus())
  useEffect(() => {
    if (isOpen && isReady) focusCard()
  }, [isOpen, isReady])
  const hasSavedCard = cards === 'loading' || cards.length > 0
  const isTyped = isReady && card.isTyped
  const isWalletFirst = byCard && beganWithWallet && wallets.kind === 'ready' && !hasSavedCard && !isTyped
  return { isWalletFirst, isFolded: isWalletFirst && !isOpen && !isCardInvalid, openCard: () => setOpen(true) }
}

type CardChoiceProps = {
  method: CardMethod
  cards: SavedCards
  card: CardSlot
  /** Whether a wallet stands above. */
  hasWallet: boolean
  /** Whether the field of a new card is behind a button. */
  isFolded: boolean
  onOpen: () => void
  /** Why the last attempt failed; a problem of the page is shown by the page. */
  problem: Problem | null
  disabled: boolean
  keptFor: CardKeptFor
  /** Whether the saved cards are a row, opened in place. */
  folds: boolean
  /** @default 'Pay with' */
  label?: string
  onChoose: (method: CardMethod) => void
}

const toTile = ({ id, expires, ...card }: SavedCard) => ({
  id,
  title: cardText(card),
  detail: `Expires ${String(expires.month).padStart(2, '0')}/${expires.year}`,
})

/** While the saved cards are being read, the chosen one is not visible and cannot pay. */
const CardsPlaceholder = () => (
  <>
    <VisuallyHidden live>Reading your saved cards</VisuallyHidden>
    <CardPlaceholder />
  </>
)

/** A saved card or a new one. The card's field stays mounted during the charge, so that it can be corrected afterwards. */
function CardChoice(props: CardChoiceProps) {
  const { method, cards, card, hasWallet, isFolded, problem, disabled, folds, label = 'Pay with', onOpen, onChoose } = props
  const byNewCard = method.kind === 'newCard'
  const error = problem?.on === 'card' ? problem.message : undefined
  const field = useRef<HTMLDivElement>(null)
  const wasSaved = useRef(!byNewCard)
  // The field of a new card opens in sight, and not below the bar of the button.
  useEffect(() => {
    if (byNewCard && wasSaved.current) field.current?.scrollIntoView({ block: 'nearest' })
    wasSaved.current = !byNewCard
  }, [byNewCard])
  if (isFolded)
    return (
      <Button wide variant="soft" disabled={disabled} onClick={onOpen}>
        Pay by card
      </Button>
    )
  const own = cards === 'loading' ? [] : cards
  const chosen = own.find(({ id }) => method.kind === 'savedCard' && id === method.id)
  const chosenText = chosen ? cardText(chosen) : 'A new card'
  const saved = own.length > 0 && (
    <SavedCardTiles
      label={folds ? 'Your cards' : label}
      cards={own.map(toTile)}
      method={method}
      error={byNewCard ? undefined : error}
      disabled={disabled}
      onChoose={onChoose}
    />
  )
  return (
    <Stack space="md">
      {hasWallet && <Divider label="Or pay by card" />}
      {saved &&
        (folds ? (
          <Details look="row" summary={label} value={chosenText} opens={byNewCard || error !== undefined}>
            {saved}
          </Details>
        ) : (
          saved
        ))}
      {!isAtHand(method, cards) && <CardsPlaceholder />}
      {byNewCard && (
        <div ref={field}>
          <CardField slot={card} error={error} keptFor={props.keptFor} />
        </div>
      )}
    </Stack>
  )
}

/** Whether the chosen card can pay now. */
const isCardReady = (method: CardMethod, cards: SavedCards, card: CardSlot): boolean =>
  method.kind === 'newCard' ? card.kind === 'ready' : isAtHand(method, cards)
