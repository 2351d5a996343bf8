import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { lazyOverlay } from '../lazy/lazyOverlay.tsx'
import { Logo } from '../Logo/Logo.tsx'
import * as styles from './AppShell.css.ts'
import { quietLink } from '../parts/quietLink.css.ts'
import { type Account, useAccount } from '../PublicPage/SignedIn.tsx'
import { Copyright, PrivacyChoices } from '../PublicPage/PrivacyChoices.tsx'
import type { NavItem, Person } from './nav.ts'
import { Navigation } from './Navigation.tsx'
import { defaultMessages } from './messages.ts'

export type AppShellProps = {
  title: string
  items: readonly NavItem[]
  /** Entries at the bottom, before the sign-out: help. */
  more?: readonly NavItem[]
  /** The signed-in person, where the app says more of them than name and address. Without it the account's. */
  person?: Person
  /** Texts to use instead of the defaults in AppShell/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  children: ReactNode
}

const none: readonly NavItem[] = []

const personFrom = (account: Account | null): Person | undefined =>
  account?.name ? { name: account.name, detail: account.email ?? '' } : undefined

const Drawer = lazyOverlay(async () => (await import('../Drawer/Drawer.tsx')).Drawer)

/** Layout of an app with several pages: navigation beside the page, and in a drawer on a phone. */
export function AppShell({ title, items, more = none, person, messages, children }: AppShellProps) {
  const account = useAccount()
  const { assets } = useEnterprise()
  const [out, setOut] = useState(false)
  const id = useId()
  const main = useRef<HTMLElement>(null)
  const skip = (event: MouseEvent) => {
    // The app may use the hash for something else, so the link must not change it.
    event.preventDefault()
    main.current?.focus()
  }
  const say = { ...defaultMessages, ...messages }
  const navigation = {
    label: title,
    items,
    more: account ? [...more, { label: account.signOutLabel, icon: 'logout' as const, onSelect: account.onSignOut }] : more,
    person: person ?? personFrom(account),
    newTab: say.newTab,
  }
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href={`#${id}`} onClick={skip}>
        {say.skip}
      </a>
      <header className={styles.header}>
        <IconButton icon="menu" label={say.menu} variant="inherit" expanded={out} onClick={() => setOut(true)} />
        <img className={styles.mark} src={assets.mark} alt="" width="28" height="28" />
        <span className={styles.headerTitle}>{title}</span>
      </header>
      <div className={styles.side}>
        <header className={styles.enterprise}>
          <Logo ground="hero" />
          <span className={styles.title}>{title}</span>
        </header>
        <Navigation {...navigation} ground="hero" />
      </div>
      <Drawer open={out} onClose={() => setOut(false)} title={title} side="start" messages={say}>
        <Navigation {...navigation} ground="raised" onChosen={() => setOut(false)} />
      </Drawer>
      <div className={styles.page}>
        <main ref={main} id={id} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.footer}>
          <Copyright {...say} />
          <PrivacyChoices look={quietLink}>{say.privacyChoices}</PrivacyChoices>
        </footer>
      </div>
    </div>
  )
}
