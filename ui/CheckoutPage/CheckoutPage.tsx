import { type ReactNode, useId, useState } from 'react'
import { Amount } from '../Amount/Amount.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { HeaderAccount, type HeaderWays, PageBack } from '../PublicPage/HeaderLinks.tsx'
import { PageFooter } from '../PublicPage/PageFooter.tsx'
import { PageLogo } from '../PublicPage/PageLogo.tsx'
import type { defaultMessages } from '../PublicPage/messages.ts'
import { PayFoot } from '../StickyFooter/payFoot.ts'
import { Slip, type SlipProps } from '../Slip/Slip.tsx'
import * as styles from './CheckoutPage.css.ts'
import './card.css.ts'
import './tray.css.ts'
import { item, list } from './steps.css.ts'

export type CheckoutPageProps = HeaderWays & {
  /** The lines of the order, on the slip: always visible in a wide window. */
  summary: ReactNode
  /**
   * Whether the lines are opened from the total on a phone. If not, the form goes on where they end, on the same paper: `BillRows`.
   * @default true
   */
  folds?: boolean
  /** The slip's face, and what it shows besides the sum and the lines. Its amount is the sum, unless it names another. */
  slip: Pick<SlipProps, 'face'> & Partial<Pick<SlipProps, 'kicker' | 'amount' | 'title' | 'sticker' | 'place' | 'stub'>>
  /** Up to three short sentences below the slip, in a wide window that has the space: how the purchase is used. */
  steps?: readonly string[] | undefined
  summaryLabel?: string
  /** The order is loading: on a phone there is nothing to open yet. */
  pending?: boolean
  /** The essential part of the summary: on a phone it shows above the form while the summary is closed. */
  note?: ReactNode
  /** The formatted total: "$48.00". It is always visible. */
  sum: string
  sumLabel?: string
  /** The interval of a repeated charge, beside the sum: "every month". */
  sumNote?: string | null
  /** The logo of who sells here, made for a dark background. Without it the enterprise's. */
  sellerLogo?: string | null
  /** Texts of the footer to use instead of the defaults in PublicPage/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  /** The form. Its main action belongs in a `StickyFooter` at the end. */
  children: ReactNode
}

/** Layout of a checkout: the form, with the order beside it. */
export function CheckoutPage({
  summary,
  folds = true,
  slip,
  steps,
  summaryLabel = 'Your order',
  pending = false,
  note,
  sum,
  sumLabel = 'Total',
  sumNote = null,
  back,
  mayLeave,
  sellerLogo,
  messages,
  children,
}: CheckoutPageProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const label = sumNote === null ? sumLabel : `${sumLabel}, ${sumNote}`
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      disabled={pending}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}>
      <span className={styles.toggleMessages}>
        {summaryLabel}
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </span>
      <span className={styles.toggleSum} data-again={slip.amount === undefined || undefined}>
        <span className={styles.totalLabel}>{label}</span>
        <Amount size="md">{sum}</Amount>
      </span>
    </button>
  )
  const order = (
    <>
      {slip.amount && <span>{[slip.amount, slip.sticker].filter(Boolean).join(', ')}</span>}
      {toggle}
    </>
  )
  return (
    <div className={styles.page} data-joins={!folds || undefined}>
      <header className={styles.header}>
        <PageLogo seller={sellerLogo} />
        <HeaderAccount mayLeave={mayLeave} />
        {!folds && back && (
          <div className={styles.above}>
            <PageBack back={back} mayLeave={mayLeave} />
          </div>
        )}
      </header>
      <aside className={styles.order} aria-label={summaryLabel}>
        <div className={styles.summary}>
          <Slip
            label={null}
            loading={pending}
            kicker={label}
            amount={pending ? '$00.00' : sum}
            joins={!folds}
            {...(folds && { fold: { id, isOpen: open, row: toggle } })}
            {...slip}>
            {summary}
          </Slip>
          {steps && (
            <ol className={list}>
              {steps.map((step) => (
                <li key={step} className={item}>
                  {step}
                </li>
              ))}
            </ol>
          )}
        </div>
      </aside>
      <main className={styles.main}>
        <PageBack back={back} mayLeave={mayLeave} />
        {!folds && <div className={styles.paper} />}
        {note && !open && <div className={styles.note}>{note}</div>}
        <PayFoot value={{ face: slip.face, label, sum, order: folds && !pending && order }}>{children}</PayFoot>
      </main>
      <div className={styles.footer}>
        <PageFooter messages={messages} />
      </div>
    </div>
  )
}
