import type { Meal } from './meals.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { Text } from '../Text/Text.tsx'
import { defaultMessages } from './messages.ts'
import * as styles from './TierList.css.ts'
import './card.css.ts'
import './tray.css.ts'

export type Tier = {
  /** Address of its checkout. */
  href: string
  /** The formatted price: "$50". */
  pay: string
  /** The formatted credit: "$60". */
  get: string
  /** The formatted credit at other times: "$60". */
  was?: string
  /** The gain as a share of the price: "25% more". */
  rate?: string
  /** The size of the meal that is drawn on it. */
  meal?: Meal
  /** The tier that gives the most for its price. */
  isBest?: boolean
  /** A word for it: "Best value". */
  label?: string
  /** The gain, if any: "+$10". */
  bonus?: string
  /** A sentence that the law wants at the price. */
  notice?: string
}

export type TierListProps = {
  /** Ascending by price. */
  tiers: readonly Tier[]
  /** Called with the address of the tier that is pointed at or has the focus. */
  onLook?: ((href: string) => void) | undefined
  /** Texts to use instead of the defaults in TierList/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** A list of offers (pay this, get that); each is a card that links to its checkout. */
export function TierList({ tiers, onLook, messages }: TierListProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <ul className={styles.list}>
      {tiers.map(({ href, pay, get, was, rate, meal, isBest = false, label = isBest ? say.best : undefined, bonus, notice }) => {
        const look = () => onLook?.(href)
        const [before = '', after = ''] = say.get(get).split(get)
        return (
          <li key={href} className={styles.entry} data-best={isBest || undefined}>
            <Link className={styles.tier} href={href} data-meal={meal} onFocus={look} onPointerEnter={look}>
              <span className={styles.front} />
              <span className={styles.stub} />
              {meal && <span className={styles.meal} data-meal={meal} />}
              {/* The spaces separate the parts of the accessible name. */}
              <span className={styles.pay}>{`${say.pay(pay)} `}</span>
              <span className={styles.get}>
                {before && <span className={styles.word}>{before.trim()}</span>}{' '}
                <span className={styles.sum} data-characters={Math.min(get.length, styles.mostCharacters)}>
                  {get}
                </span>
                {`${after} `}
              </span>
              {was && <span className={styles.was}>{`${say.usually(was)} `}</span>}
              {label && (
                <span className={styles.label}>
                  <Badge tone="accent">{label}</Badge>{' '}
                </span>
              )}
              {(bonus ?? rate) && (
                <span className={styles.bonus}>
                  {bonus && (
                    <span className={styles.bonusSum} dir="ltr">
                      {`${bonus} `}
                    </span>
                  )}
                  {rate && <span className={styles.rate}>{rate}</span>}
                </span>
              )}
              <span className={styles.arrow}>
                <Icon name="forward" />
              </span>
            </Link>
            {notice && <Text size="sm">{notice}</Text>}
          </li>
        )
      })}
    </ul>
  )
}
