import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Pagination.css.ts'
import { pagesShown } from './pagesShown.ts'

/** A page is an address of its own, or something that the same page shows next. */
type Turn =
  | {
      /** The address of a page. */
      hrefOf: (page: number) => string
      onTurn?: never
    }
  | {
      /** Shows a page. */
      onTurn: (page: number) => void
      hrefOf?: never
    }

export type PaginationProps = Turn & {
  /** What is paged: "Orders". */
  label: string
  /** The page that is shown, from 1. */
  page: number
  /** How many there are. */
  count: number
}

type StepProps = { turn: Turn; page: number; name: string; current?: boolean; disabled?: boolean; children: ReactNode }

function Step({ turn, page, name, current = false, disabled = false, children }: StepProps) {
  const look = { className: styles.step, 'aria-label': name, 'aria-current': current ? ('page' as const) : undefined }
  return turn.hrefOf ? (
    <a {...look} href={turn.hrefOf(page)}>
      {children}
    </a>
  ) : (
    <button {...look} type="button" aria-disabled={disabled || undefined} onClick={disabled ? undefined : () => turn.onTurn(page)}>
      {children}
    </button>
  )
}

/** The way from one page of a long list to another. */
export function Pagination({ label, page, count, ...turn }: PaginationProps) {
  if (count < 2) return null
  const end = (to: number, name: string, icon: 'back' | 'forward') => {
    const over = to < 1 || to > count
    // A button that has led to the end stays, for the focus is on it.
    return over && turn.hrefOf ? (
      <span className={styles.none} aria-hidden="true">
        <Icon name={icon} />
      </span>
    ) : (
      <Step turn={turn} page={to} name={name} disabled={over}>
        <Icon name={icon} />
      </Step>
    )
  }
  return (
    <nav className={styles.pagination} aria-label={`${label}: pages`}>
      <div className={styles.row}>
        {end(page - 1, 'Previous page', 'back')}
        <ol className={styles.pages}>
          {pagesShown(page, count).map((each, index) =>
            each === null ? (
              <li key={index < count / 2 && index < 3 ? 'before' : 'after'} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={each}>
                <Step turn={turn} page={each} name={`Page ${each}`} current={each === page}>
                  {each}
                </Step>
              </li>
            ),
          )}
        </ol>
        <span className={styles.brief}>
          Page {page} of {count}
        </span>
        {end(page + 1, 'Next page', 'forward')}
      </div>
    </nav>
  )
}
