import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Columns.css.ts'

export const columnsFew = ['stretch', 'keep'] as const

export type ColumnsProps = {
  /** Gap between columns, and between rows when they no longer fit side by side. */
  space: Space
  /** Few columns in a wide space: they stretch to fill it, or keep the width that many have. */
  few?: (typeof columnsFew)[number]
  /** One column each. */
  children: ReactNode
}

/** Equal columns that become rows where space is short. */
export function Columns({ space, few = 'stretch', children }: ColumnsProps) {
  return <div className={`${styles.columns} ${styles.few[few]} ${gapOf[space]}`}>{children}</div>
}
