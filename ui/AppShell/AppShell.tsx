import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { quietLink } from '../parts/quietLink.css.ts'
import { Copyright, PrivacyChoices } from '../PublicPage/PrivacyChoices.tsx'
import { type Account, useAccount } from '../PublicPage/SignedIn.tsx'
import type { SignalMessages } from '../PublicPage/signalMessages.ts'
import * as styles from './AppShell.css.ts'
import './ledger.css.ts'
import './counter.css.ts'
import * as entry from './NavEntry.css.ts'
import { More } from './More.tsx'
import { NavEntry } from './NavEntry.tsx'
import { defaultMessages } from './messages.ts'
import type { NavItem, Person } from './nav.ts'

export type AppShellProps = {
  title: string
  items: readonly NavItem[]
  /** Entries before the sign-out: help. */
  more?: readonly NavItem[]
  /** The signed-in person, where the app says more of them than name and address. Without it the account's. */
  person?: Person
  /** Texts to use instead of the defaults in AppShell/messages.ts. */
  messages?: Partial<typeof defaultMessages> & SignalMessages
  children: ReactNode
}

const none: readonly NavItem[] = []

const personFrom = (account: Account | null): Person | undefined =>
  account?.name ? { name: account.name, detail: account.email ?? '' } : undefined

/** In a narrow window the pages are a line that scrolls: the current one is in its middle. The page around it stays where it is. */
function showCurrent(line: HTMLElement | null): void {
  const current = line?.querySelector('[aria-current]')
  if (!line || !current) return
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  line.scrollLeft += middleOf(current) - middleOf(line)
}

/** Layout of an app with several pages. The theme decides where its navigation stands; on a phone, help and the way out are in a menu. */
export function AppShell({ title, items, more = none, person, messages, children }: AppShellProps) {
  const account = useAccount()
  const { assets } = useEnterprise()
  const id = useId()
  const main = useRef<HTMLElement>(null)
  const skip = (event: MouseEvent) => {
    // The app may use the hash for something else, so the link must not change it.
    event.preventDefault()
    main.current?.focus()
  }
  const say = { ...defaultMessages, ...messages }
  // The foot of a phone has room for five: the others stand in its menu.
  const rest = items.length > 5 ? items.slice(4) : none
  const menuId = `${id}-menu`
  return (
    <div className={styles.shell} data-desk>
      <a className={styles.skip} href={`#${id}`} onClick={skip}>
        {say.skip}
      </a>
      <header className={styles.bar}>
        <div className={styles.brand}>
          <img className={styles.mark} src={assets.mark} alt="" width="40" height="40" />
          <span className={styles.logo}>
            <Logo ground="hero" />
          </span>
          <span className={styles.product}>{title}</span>
        </div>
        <nav ref={showCurrent} className={styles.navigation} aria-label={title}>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.label}>
                <NavEntry item={item} newTab={say.newTab} />
              </li>
            ))}
            {rest.length > 0 && (
              <li className={styles.rest}>
                <button
                  type="button"
                  className={entry.item}
                  popoverTarget={menuId}
                  aria-current={rest.some(({ current }) => current) || undefined}>
                  <Icon name="more" />
                  {say.more}
                </button>
              </li>
            )}
          </ul>
        </nav>
        <More
          id={menuId}
          title={title}
          label={say.menu}
          places={rest}
          items={more}
          person={person ?? personFrom(account)}
          leaving={account && { label: account.signOutLabel, icon: 'logout', onSelect: account.onSignOut }}
          newTab={say.newTab}
        />
      </header>
      <div className={styles.page} data-title={title}>
        <main ref={main} id={id} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.footer}>
          <Copyright {...messages} />
          <PrivacyChoices look={quietLink}>{say.privacyChoices}</PrivacyChoices>
        </footer>
      </div>
    </div>
  )
}
