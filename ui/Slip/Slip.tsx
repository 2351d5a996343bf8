import type { ReactNode } from 'react'
import type { SlipFace } from '../../themes/scheme.ts'
import { Breakable } from '../KeepTogether/Breakable.tsx'
import { slipFace } from '../parts/slipFace.css.ts'
import { fewest, most } from './characters.ts'
import * as styles from './Slip.css.ts'
import './card.css.ts'
import './tray.css.ts'
import './shares.css.ts'
import './ledger.css.ts'

export type SlipFact = { term: string; detail: string }

export type SlipProps = {
  /** The side of it: decides its colours. */
  face: SlipFace
  /** A picture on the front: the `GiftArt` of a gift card. */
  art?: ReactNode
  /** Accessible name: "Your bill"; null where the landmark around it has this name. */
  label: string | null
  /** Two or three words above the amount: "Dining credit". */
  kicker?: string | undefined
  /** The formatted amount: "$25"; null where it has none. */
  amount: string | null
  /** A line below the amount: "Off your first dinner". */
  title?: string | undefined
  /** A bonus in the amount, or a state in which it keeps its worth, stuck on the corner: "incl. $20 bonus". */
  sticker?: string | undefined
  /** Whether it waits to become somebody's: it is lifted, and its pattern drifts. */
  waits?: boolean | undefined
  /** The word stamped on it as it becomes somebody's: "Claimed". It turns over once, and has neither kicker nor sticker. */
  stamp?: string | undefined
  /** The word stamped on it once it is worth nothing: "Expired". It is grey then, and has no sticker. */
  ended?: string | undefined
  /** The restaurant or the seller. */
  place?: { name: string; detail?: string | undefined; picture?: ReactNode } | undefined
  /** A `LiveClock`, for a payment that staff look at. */
  live?: ReactNode
  /** Its money is being read: the texts are placeholders of the usual length, which nobody sees. */
  loading?: boolean | undefined
  /** Short facts on the stub: the end date, the check, the table. */
  stub?: readonly SlipFact[]
  /** On the stub in place of facts: a `TierBar`. */
  coupon?: ReactNode
  /** The body: the lines of a bill, a message, a code. */
  children?: ReactNode
  /** In a narrow window the body and the stub are folded behind a row of the sheet: a button. */
  fold?: { id: string; isOpen: boolean; row: ReactNode }
  /** It is a link to share: its address stands in place of the amount, and its body is torn off: a code, and what is done with it. */
  shares?: boolean
  /** In a narrow window it is the upper part of a paper that goes on below it: without its front and its stub. */
  joins?: boolean
}

const none: readonly SlipFact[] = []

/** The object that money is written on: an offer, credit, a gift, a bill. The theme draws it. */
export function Slip({
  face,
  label,
  amount,
  stub = none,
  coupon,
  children,
  fold,
  joins = false,
  shares = false,
  loading,
  waits,
  stamp,
  ended,
  ...front
}: SlipProps) {
  const { art, kicker, title, place, live } = front
  const sticker = stamp ?? ended ?? front.sticker
  return (
    <div
      {...(label !== null && { role: 'group', 'aria-label': label })}
      className={`${styles.slip} ${slipFace[face]}`}
      aria-hidden={loading}
      data-face={face}
      data-loading={loading}
      data-waits={waits || undefined}
      data-stamped={stamp && ''}
      data-ended={ended && ''}
      data-joins={joins || undefined}
      data-shares={shares || undefined}
      data-fold={fold && (fold.isOpen ? 'open' : 'closed')}>
      <div className={styles.sheet}>
        <div className={styles.front}>
          {waits && <div className={styles.pattern} aria-hidden />}
          {art}
          {kicker && !stamp && <p className={styles.kicker}>{kicker}</p>}
          {amount !== null && (
            <p className={styles.amount} data-characters={Math.min(Math.max(amount.length, fewest), most)}>
              <span dir="ltr">{shares ? <Breakable>{amount}</Breakable> : amount}</span>
            </p>
          )}
          {title && <p className={styles.title}>{title}</p>}
          {live}
        </div>
        {sticker && (
          <p className={styles.sticker}>
            <span dir="ltr">{sticker}</span>
          </p>
        )}
        {fold && <div className={styles.foldRow}>{fold.row}</div>}
        {(place || children) && (
          <div id={fold?.id} className={styles.body}>
            {place && (
              <div className={styles.place}>
                {place.picture}
                <p className={styles.placeTexts}>
                  <span className={styles.placeName}>{place.name}</span>
                  {place.detail && <span className={styles.placeDetail}>{place.detail}</span>}
                </p>
              </div>
            )}
            {children}
          </div>
        )}
        {coupon && <div className={styles.stub}>{coupon}</div>}
        {stub.length > 0 && (
          <dl className={styles.stub}>
            {stub.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.detail}>{detail}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}
