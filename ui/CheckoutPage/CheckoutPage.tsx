import { type ReactNode, useId, useState } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { PageFooter } from '../PublicPage/PageFooter.tsx'
import type { defaultMessages } from '../PublicPage/messages.ts'
import * as styles from './CheckoutPage.css.ts'

export type CheckoutPageProps = {
  /** What is bought and what it is made up of: always there in a wide window, unfolded from the sum on a phone. */
  summary: ReactNode
  /**
   * What the summary is called.
   * @default 'Your order'
   */
  summaryLabel?: string
  /**
   * The order is still being read: on a phone there is nothing to unfold yet.
   * @default false
   */
  pending?: boolean
  /** What must be known of the summary at once: on a phone it stands above the form while the summary is folded. */
  note?: ReactNode
  /** What is to pay, formatted: "$48.00". It is in sight all the time. */
  sum: string
  /**
   * What the sum is called.
   * @default 'Total'
   */
  sumLabel?: string
  /** The way back to where the person came from. */
  back?: { href: string; label: string }
  /**
   * Texts of the footer to use instead of the defaults.
   * @default PublicPage/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
  /** The form. Its main action stands in a `StickyFooter` at the end. */
  children: ReactNode
}

/** A page where money changes hands: the form, and what is paid for beside it. */
export function CheckoutPage({ summary, summaryLabel = 'Your order', pending = false, note, sum, sumLabel = 'Total', back, messages, children }: CheckoutPageProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo ground="hero" />
        {back && (
          <a className={styles.back} href={back.href}>
            <Icon name="back" />
            {back.label}
          </a>
        )}
      </header>
      <aside className={styles.order}>
        <button type="button" className={styles.toggle} disabled={pending} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span className={styles.toggleMessages}>
            {summaryLabel}
            <span className={styles.chevron}>
              <Icon name="down" />
            </span>
          </span>
          <Amount size="md">{sum}</Amount>
        </button>
        <div
          id={id}
          className={styles.summary}
          data-open={open || undefined}
          role="group"
          aria-label={summaryLabel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long order has to be scrolled, by key as well
          tabIndex={open ? 0 : undefined}
        >
          <div className={styles.total}>
            <span className={styles.totalLabel}>{sumLabel}</span>
            <Amount size="lg">{sum}</Amount>
          </div>
          {summary}
        </div>
      </aside>
      <main className={styles.main}>
        {note && !open && <div className={styles.note}>{note}</div>}
        {children}
      </main>
      <div className={styles.footer}>
        <PageFooter messages={messages} />
      </div>
    </div>
  )
}
