import type { ReactNode } from 'react'
import { Slip, type SlipProps } from '../Slip/Slip.tsx'
import * as styles from './SlipStack.css.ts'

export type SlipStackProps = Omit<SlipProps, 'fold' | 'live' | 'loading' | 'children'> & {
  /** Number of slips; at most seven are drawn. */
  count: number
  /** Whether they are all still here. If not, gifts leave the stack one by one. */
  stays: boolean
  /** Their progress: beside the stack, or below it in a narrow window. */
  children?: ReactNode
}

/** Slips of the same kind, one on another: gifts to many people. */
export const SlipStack = ({ count, stays, children, ...slip }: SlipStackProps) => (
  <div className={styles.page}>
    <div className={styles.stack}>
      {Array.from({ length: Math.min(count, styles.most) - 1 }, (_, index) => (
        <div key={index} className={styles.sheet} aria-hidden>
          <Slip face={slip.face} label={null} amount={slip.amount} kicker={slip.kicker} title={slip.title} art={slip.art} />
        </div>
      ))}
      <div className={styles.first}>
        <Slip {...slip} />
      </div>
      {!stays &&
        Array.from({ length: Math.min(count, styles.most) }, (_, index) => <span key={index} className={styles.letter} aria-hidden />)}
    </div>
    {children && <div className={styles.body}>{children}</div>}
  </div>
)
