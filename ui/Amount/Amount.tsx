import * as styles from './Amount.css.ts'

export const amountSizes = ['sm', 'md', 'lg', 'xl'] as const

export type AmountProps = {
  /**
   * From a line of text to the one sum of a page.
   * @default 'md'
   */
  size?: (typeof amountSizes)[number]
  /** The formatted amount: "$25.00". */
  children: string
}

/** A sum of money in figures of one width. */
export function Amount({ size = 'md', children }: AmountProps) {
  return (
    <span className={`${styles.amount} ${styles.size[size]}`} dir="ltr">
      {children}
    </span>
  )
}
