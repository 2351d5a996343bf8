import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import { Link } from '../Link/Link.tsx'
import { Copyright, PrivacyChoices } from './PrivacyChoices.tsx'
import { defaultMessages } from './messages.ts'
import type { SignalMessages } from './signalMessages.ts'
import * as styles from './PageFooter.css.ts'

/** In display order; the addresses come from the enterprise's settings. */
const links = ['support', 'accessibility', 'privacy', 'terms', 'incentiveNotice'] as const

export type FooterLink = { readonly href: string; readonly label: string }

type Props = {
  messages?: (Partial<typeof defaultMessages> & SignalMessages) | undefined
  /** A link of this page, before the enterprise's. */
  more?: FooterLink | undefined
  /** Its part of a page whose theme arranges it. */
  part?: string
}

export function PageFooter({ messages, more, part = '' }: Props) {
  const { settings } = useEnterprise()
  const say = { ...defaultMessages, ...messages }
  return (
    <footer className={`${styles.footer} ${part}`}>
      <ul className={styles.links}>
        {more && (
          <li>
            <Link className={styles.link} href={more.href}>
              {more.label}
            </Link>
          </li>
        )}
        {links.map((link) => (
          <li key={link}>
            <Link className={styles.link} href={settings[`${link}Url`]}>
              {say[link]}
            </Link>
          </li>
        ))}
        <li>
          <PrivacyChoices look={styles.link}>{say.privacyChoices}</PrivacyChoices>
        </li>
      </ul>
      <Copyright {...messages} />
    </footer>
  )
}
