import type { ReactNode } from 'react'
import { HeaderAccount, HeaderLink, type HeaderWays, PageBack } from './HeaderLinks.tsx'
import { type FooterLink, PageFooter } from './PageFooter.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { PageLogo } from './PageLogo.tsx'
// Most public pages show a slip: with this page it costs them no request of its own.
import '../Slip/Slip.tsx'
import type { defaultMessages } from './messages.ts'
import type { SignalMessages } from './signalMessages.ts'
import * as styles from './PublicPage.css.ts'
import './card.css.ts'
import './tray.css.ts'

export const heroWindows = ['all', 'wide'] as const

export type PublicPageProps = HeaderWays & {
  /** The place or the meal that the page is about, above the content on a phone, beside it in a wide window. Without it the theme's ground. */
  hero?: ReactNode
  /** `wide` hides it on phones, where other content comes first. */
  heroOn?: (typeof heroWindows)[number]
  /** Whose page it is, with the heading, above the slip. */
  head?: ReactNode
  /** The `Slip` that the page is about, before the content; in a wide window the theme decides its position. */
  slip?: ReactNode
  /** `wide` hides it on phones. */
  slipOn?: (typeof heroWindows)[number]
  /** Texts of the footer to use instead of the defaults in PublicPage/messages.ts. */
  messages?: Partial<typeof defaultMessages> & SignalMessages
  /** The logo of who sells here, made for a dark background. Without it the enterprise's. */
  sellerLogo?: string | null
  /** The link at the end of the header, for somebody who is not signed in. */
  headerLink?: { label: string; href: string }
  footerLink?: FooterLink | undefined
  /**
   * `wide`: figures and lists span a wide window, which then has no picture. `counter`: no window has one, a `Counter` or a `Planner` spans it. `tool`:
   * the way into a tool, which is a form on the theme's ground. `profile`: a person's page, with a `head`; its content goes from edge to edge.
   * @default 'column'
   */
  content?: keyof typeof styles.content | undefined
  /** The content, with a heading of level 1. */
  children: ReactNode
}

/** Layout of a public page with the enterprise's header and footer. */
export function PublicPage({
  hero,
  heroOn = 'all',
  head,
  slip,
  slipOn = 'all',
  messages,
  back,
  mayLeave,
  sellerLogo,
  headerLink,
  footerLink,
  content = 'column',
  children,
}: PublicPageProps) {
  const pageBack = <PageBack back={back} mayLeave={mayLeave} />
  return (
    <div className={`${styles.page} ${styles.content[content]}`} data-content={content}>
      <div className={styles.fold}>
        <header className={styles.panel}>
          <div className={styles.header}>
            <PageLogo seller={sellerLogo} />
            {headerLink ? <HeaderLink {...headerLink} /> : <HeaderAccount mayLeave={mayLeave} />}
          </div>
          {hero && (
            <div className={styles.hero}>
              <div className={styles.picture} data-windows={heroOn}>
                {hero}
              </div>
            </div>
          )}
        </header>
        <div className={styles.paperHead}>
          <Logo lazy />
        </div>
        <main className={styles.main}>
          {head && (
            <div className={styles.head}>
              {pageBack}
              {head}
            </div>
          )}
          {slip && (
            <div className={styles.slip} data-slip={slipOn}>
              {slip}
            </div>
          )}
          <div className={styles.body}>
            {!head && pageBack}
            {children}
          </div>
        </main>
      </div>
      <PageFooter messages={messages} more={footerLink} part={styles.footer} />
    </div>
  )
}
