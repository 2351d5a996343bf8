import type { ReactNode } from 'react'
import * as heading from '../parts/heading.css.ts'
import { Logo } from '../Logo/Logo.tsx'
import { HeaderAccount, HeaderLink } from '../PublicPage/HeaderLinks.tsx'
import { PageFooter } from '../PublicPage/PageFooter.tsx'
import type { defaultMessages } from '../PublicPage/messages.ts'
import * as styles from './LandingPage.css.ts'
import './arranged.css.ts'

export type LandingPageProps = {
  /** The page's headline. */
  title: string
  /** One or two sentences about it. */
  intro: string
  /** The main action: a link that looks like a button. */
  action: ReactNode
  /** The link at the end of the header. */
  headerLink?: { label: string; href: string }
  /** Beside the headline, before the theme's own scene; below it on a phone. */
  picture?: ReactNode
  /** Texts of the footer to use instead of the defaults in PublicPage/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  /** The parts of the page, each a `LandingBand`. */
  children: ReactNode
}

/** Layout of a landing page: a headline in a scene of the theme, then bands across the window. */
export function LandingPage({ title, intro, action, headerLink, picture, messages, children }: LandingPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.head}>
          <Logo ground="hero" />
          {headerLink ? <HeaderLink {...headerLink} /> : <HeaderAccount />}
        </div>
      </header>
      <main className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.heroInner}>
            <div className={styles.texts}>
              <h1 className={`${heading.heading} ${heading.size.display} ${styles.title}`}>{title}</h1>
              <p className={styles.intro}>{intro}</p>
              {action}
            </div>
            <div className={styles.picture}>{picture}</div>
          </div>
        </div>
        {children}
      </main>
      <div className={styles.footer}>
        <div className={styles.foot}>
          <PageFooter messages={messages} />
        </div>
      </div>
    </div>
  )
}
