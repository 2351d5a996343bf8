import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { defaultMessages } from './messages.ts'
import * as styles from './TierList.css.ts'

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
  /** The tier that gives the most for its price. */
  isBest?: boolean
  /** A word for it: "Best value". */
  label?: string
  /** The gain, if any: "+$10". */
  bonus?: string
}

export type TierListProps = {
  /** Ascending by price. */
  tiers: readonly Tier[]
  /** Texts to use instead of the defaults in TierList/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

/** A list of offers (pay this, get that); each links to its checkout. */
export function TierList({ tiers, messages }: TierListProps) {
  const say = { ...defaultMessages, ...messages }
  return (
    <ul className={styles.list}>
      {tiers.map(({ href, pay, get, was, rate, isBest = false, label = isBest ? say.best : undefined, bonus }) => (
        <li key={href}>
          <Link className={isBest ? styles.bestTier : styles.tier} href={href}>
            <span className={styles.offer}>
              <span className={styles.texts}>
                <span className={styles.pay}>{say.pay(pay)}</span>
                <span className={styles.get}>
                  {say.get(get)}
                  {(was || rate) && (
                    <>
                      {' '}
                      <span className={styles.note}>{[was && say.usually(was), rate].filter(Boolean).join(' · ')}</span>
                    </>
                  )}
                </span>
              </span>
              {(label || bonus) && (
                <span className={styles.badges}>
                  {label && <Badge tone="accent">{label}</Badge>}
                  {label && bonus && ' '}
                  {bonus && (
                    <Badge tone="bright">
                      <span dir="ltr">{bonus}</span>
                    </Badge>
                  )}
                </span>
              )}
            </span>
            <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
