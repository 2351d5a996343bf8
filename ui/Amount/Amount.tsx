import * as styles from './Amount.css.ts'

export const amountSizes = ['sm', 'md', 'lg', 'xl', 'display'] as const

export type AmountProps = {
  /** `md` fits a line of text; `xl` is the main amount of a page; `display` has a card of its own. */
  size?: (typeof amountSizes)[number]
  /** The formatted amount: "$25.00". */
  children: string
}

/** An amount of money. */
export function Amount({ size = 'md', children }: AmountProps) {
  return (
    <span className={`${styles.amount} ${styles.size[size]}`} dir="ltr">
      {children}
    </span>
  )
}
