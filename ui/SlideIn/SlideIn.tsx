import type { ReactNode } from 'react'
import * as styles from './SlideIn.css.ts'

export type SlideInProps = {
  /** Whether it takes the place of something else: a page that opens does not move. */
  active: boolean
  children: ReactNode
}

/** A new step, which slides up a little. It is no view transition: those take no presses while they run, and somebody may be paying. */
export const SlideIn = ({ active, children }: SlideInProps) => <div className={active ? styles.slides : undefined}>{children}</div>
