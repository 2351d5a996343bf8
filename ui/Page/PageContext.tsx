import type { ReactNode } from 'react'
import * as styles from './Page.css.ts'

/** The way back and the place that a tool's page is about, above its title. On a phone they stand in its place, and the way back is an arrow. */
export const PageContext = ({ children }: { children: ReactNode }) => <div className={styles.context}>{children}</div>
