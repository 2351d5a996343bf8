import type { ReactNode } from 'react'
import type { Space } from '../../themes/tokens.ts'
import { gapOf } from '../gap.css.ts'
import * as styles from './Columns.css.ts'

export type ColumnsProps = {
  /** Gap between columns, and between rows when they no longer fit side by side. */
  space: Space
  /** One column each. */
  children: ReactNode
}

/** Equal columns that become rows where space is short. */
export function Columns({ space, children }: ColumnsProps) {
  return <div className={`${styles.columns} ${gapOf[space]}`}>{children}</div>
}
