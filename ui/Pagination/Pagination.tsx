import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { ListStatus } from '../ListStatus/statusProps.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Pagination.css.ts'
import { pagesShown } from './pagesShown.ts'
import { defaultMessages } from './messages.ts'

/** A page has an address, or is shown by a callback. */
type Turn =
  | {
      /** The address of a page. */
      hrefOf: (page: number) => string
      onTurn?: never
    }
  | { onTurn: (page: number) => void; hrefOf?: never }

export type PaginationProps = Turn &
  ListStatus & {
    /** Accessible name: "Orders". */
    label: string
    /** The current page, from 1. */
    page: number
    /** The number of pages; 0 while it is unknown. */
    count: number
    /** Texts to use instead of the defaults in Pagination/messages.ts. */
    messages?: Partial<typeof defaultMessages>
  }

type StepProps = { turn: Turn; page: number; name: string; current?: boolean; disabled?: boolean; children: ReactNode }

function Step({ turn, page, name, current = false, disabled = false, children }: StepProps) {
  const look = { className: styles.step, 'aria-label': name, 'aria-current': current ? ('page' as const) : undefined }
  // A disabled link: no address, but the role of a link. It keeps the focus of whoever has
  // just reached the end with it, and Tab skips it.
  const ended = { role: 'link', 'aria-disabled': true, tabIndex: -1 } as const
  return turn.hrefOf ? (
    <Link {...look} {...(disabled ? ended : { href: turn.hrefOf(page) })}>
      {children}
    </Link>
  ) : (
    <button {...look} type="button" aria-disabled={disabled || undefined} onClick={disabled ? undefined : () => turn.onTurn(page)}>
      {children}
    </button>
  )
}

/** Links to the pages of a list. They take its status: a placeholder while `loading`, nothing when `failed`, a pulse while `refreshing`. */
export function Pagination(props: PaginationProps) {
  const { label, page, count, messages } = props
  if (props.status === 'loading') return <Skeleton shape="button" />
  if (props.status === 'failed' || count < 2) return null
  const { refreshing = false } = props
  const turn: Turn = props.hrefOf ? { hrefOf: props.hrefOf } : { onTurn: props.onTurn }
  const say = { ...defaultMessages, ...messages }
  // The link that led to the end stays, since it has the focus.
  const end = (to: number, name: string, icon: 'back' | 'forward') => (
    <Step turn={turn} page={to} name={name} disabled={to < 1 || to > count}>
      <Icon name={icon} />
    </Step>
  )
  return (
    <nav className={styles.pagination} aria-label={say.pages(label)} data-refreshing={refreshing || undefined}>
      <div className={styles.row}>
        {end(page - 1, say.previous, 'back')}
        <ol className={styles.pages}>
          {pagesShown(page, count).map((each, index) =>
            each === null ? (
              <li key={index < count / 2 && index < 3 ? 'before' : 'after'} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={each}>
                <Step turn={turn} page={each} name={say.page(each)} current={each === page}>
                  {each}
                </Step>
              </li>
            ),
          )}
        </ol>
        <span className={styles.brief}>{say.position(page, count)}</span>
        {end(page + 1, say.next, 'forward')}
      </div>
    </nav>
  )
}
