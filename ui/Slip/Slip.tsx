import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { parts, slipCharacters } from '../../themes/parts.css.ts'
import type { SlipFace } from '../../themes/scheme.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { LiveClock } from './LiveClock.tsx'
import * as styles from './Slip.css.ts'

export type SlipFact = { term: string; detail: string }

export type SlipProps = {
  /** The side of it: decides its colours. */
  face: SlipFace
  /** Accessible name: "Your bill". */
  label: string
  /** Two or three words above the amount: "Dining credit". */
  kicker?: string | undefined
  /** The formatted amount: "$25"; null where it has none. */
  amount: string | null
  /** A line below the amount: "Off your first dinner". */
  title?: string | undefined
  /** A bonus, stuck on the corner: "+$20". */
  sticker?: string | undefined
  /** The restaurant or the seller. */
  place?: { name: string; detail?: string | undefined; picture?: string | null | undefined } | undefined
  /** Shows the time of this zone by the second, over a moving pattern: a payment that staff look at. Undefined is the device's. */
  live?: { timeZone: string | undefined } | undefined
  /** Wrapped: the theme draws the wrapping over it. */
  sealed?: boolean
  /** Short facts on the stub: the end date, the check, the table. */
  stub?: readonly SlipFact[]
  /** The body: the lines of a bill, a message, a code. */
  children?: ReactNode
}

/** The object that money is written on: an offer, credit, a gift, a bill. The theme draws it. */
export function Slip({ face, label, kicker, amount, title, sticker, place, live, sealed = false, stub = [], children }: SlipProps) {
  return (
    <div role="group" className={`${styles.slip} ${parts.slip}`} aria-label={label} data-face={face}>
      <div className={`${styles.sheet} ${styles.face[face]} ${parts.slipSheet}`}>
        <div className={`${styles.front} ${parts.slipFront}`}>
          {kicker !== undefined && <p className={`${styles.kicker} ${parts.slipKicker}`}>{kicker}</p>}
          {amount !== null && (
            <p
              className={`${styles.amount} ${parts.slipAmount}`}
              style={assignInlineVars({ [slipCharacters]: String(Math.max(amount.length, 3)) })}
              dir="ltr">
              {amount}
            </p>
          )}
          {live && <LiveClock timeZone={live.timeZone} />}
          {title !== undefined && <p className={`${styles.title} ${parts.slipTitle}`}>{title}</p>}
        </div>
        {sticker !== undefined && <p className={`${styles.sticker} ${parts.slipSticker}`}>{sticker}</p>}
        {sealed && <div className={`${styles.seal} ${parts.slipSeal}`} aria-hidden />}
        {(place || children) && (
          <div className={`${styles.body} ${parts.slipBody}`}>
            {place && (
              <div className={styles.place}>
                {place.picture !== undefined && <Avatar size="sm" name={place.name} src={place.picture} />}
                <p className={styles.placeTexts}>
                  <span className={styles.placeName}>{place.name}</span>
                  {place.detail !== undefined && <span className={styles.placeDetail}>{place.detail}</span>}
                </p>
              </div>
            )}
            {children}
          </div>
        )}
        {stub.length > 0 && (
          <dl className={`${styles.stub} ${parts.slipStub}`}>
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
