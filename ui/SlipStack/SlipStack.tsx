import { Slip, type SlipProps } from '../Slip/Slip.tsx'
import * as styles from './SlipStack.css.ts'

export type SlipStackProps = Omit<SlipProps, 'fold' | 'live' | 'loading'> & {
  /** Number of slips; at most seven are drawn. */
  count: number
  /** Whether they are still here. If not, those below the first leave one by one. */
  stays: boolean
}

/** Slips of the same kind, one on another: gifts to many people. */
export const SlipStack = ({ count, stays, ...slip }: SlipStackProps) => (
  <div className={styles.stack} data-stays={stays || undefined}>
    {Array.from({ length: Math.min(count, styles.most) - 1 }, (_, index) => (
      <div key={index} className={styles.sheet} aria-hidden>
        <Slip face={slip.face} label={null} amount={slip.amount} kicker={slip.kicker} title={slip.title} art={slip.art} />
      </div>
    ))}
    <div className={styles.first}>
      <Slip {...slip} />
    </div>
  </div>
)
