import type { ReactNode } from 'react'
import * as styles from './CheckoutPage.css.ts'

/** An essential part of the summary, for a phone: in a wide window the summary itself is beside the form. */
export const CheckoutNote = ({ children }: { children: ReactNode }) => <div className={styles.note}>{children}</div>
