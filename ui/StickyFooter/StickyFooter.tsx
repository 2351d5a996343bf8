import { type ReactNode, useContext } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import { slipFace } from '../parts/slipFace.css.ts'
import { bar } from '../parts/stickyBar.css.ts'
import { PayFoot } from './payFoot.ts'
import * as styles from './StickyFooter.css.ts'
import './card.css.ts'
import './tray.css.ts'

export const stickyPlaces = ['end', 'middle', 'unseen'] as const

export type StickyFooterProps = {
  /** Text beside the action: a total, a number of chosen rows. */
  aside?: ReactNode
  /**
   * `end`: last in its column, at the bottom of a phone's window. `middle`: more of the column follows. `unseen`: it takes no space,
   * while it is not known whether there is an action.
   *
   * @default 'end'
   */
  place?: (typeof stickyPlaces)[number]
  /** The formatted sum of the action, where it is not the sum of the checkout. */
  sum?: string | undefined
  /** Whether it stays in its column, because another action sticks. It does not move when this changes, where it is in the window. */
  still?: boolean
  /** The one main action: a wide button. */
  children: ReactNode
}

/** The main action, always in a thumb's reach: it sticks to the window's bottom. Place it in a column with the page's padding. */
export function StickyFooter({ aside, place = 'end', still = false, sum, children }: StickyFooterProps) {
  const foot = useContext(PayFoot)
  return (
    <div className={foot ? `${bar} ${slipFace[foot.face]}` : bar} data-foot={foot?.face} data-place={place} data-still={still || undefined}>
      {foot?.order && <div className={styles.order}>{foot.order}</div>}
      <div className={styles.content}>
        {foot && (
          // The button says the same.
          <p className={styles.sum} aria-hidden>
            {foot.label}
            <Amount>{sum ?? foot.sum}</Amount>
          </p>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.action}>{children}</div>
      </div>
    </div>
  )
}
