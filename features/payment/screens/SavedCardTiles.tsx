import { RadioTiles } from '../../../ui/RadioTiles/RadioTiles.tsx'
import type { CardMethod } from '../attempt/attempt.ts'

type Props = {
  label: string
  cards: readonly { readonly id: string; readonly title: string; readonly detail?: string }[]
  /** Null while none is chosen. */
  method: CardMethod | null
  /**
   * Whether the payer may use a card that is not saved.
   * @default true
   */
  takesNewCard?: boolean
  error: string | undefined
  disabled: boolean
  onChoose: (method: CardMethod) => void
}

const newCard = 'newCard'

const toValue = (method: CardMethod | null): string => (method === null ? '' : method.kind === 'newCard' ? newCard : method.id)

/** The saved cards, and after them a new one. */
export const SavedCardTiles = ({ label, cards, method, takesNewCard = true, error, disabled, onChoose }: Props) => (
  <RadioTiles
    label={label}
    name="method"
    options={[
      ...cards.map(({ id, ...tile }) => ({ value: id, ...tile })),
      ...(takesNewCard ? [{ value: newCard, title: 'A new card' }] : []),
    ]}
    value={toValue(method)}
    error={error}
    live
    disabled={disabled}
    onChange={({ currentTarget: { value } }) => onChoose(value === newCard ? { kind: 'newCard' } : { kind: 'savedCard', id: value })}
  />
)
