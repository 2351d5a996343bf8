import type { ReactNode } from 'react'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { quietLink } from '../parts/quietLink.css.ts'
import { Copyright, PrivacyChoices } from '../PublicPage/PrivacyChoices.tsx'
import { NewTabHint, newTabAttributes } from '../TextLink/newTab.tsx'
import { defaultMessages } from './messages.ts'
import type { SignalMessages } from '../PublicPage/signalMessages.ts'
import * as styles from './EmbeddedFrame.css.ts'
import './tray.css.ts'
import './menu.css.ts'
import './cards.css.ts'

export type EmbeddedFrameProps = {
  /** Its content. */
  title: string
  /** The state that the page sets, above its content. With it the page has the enterprise's logo, and a maximum width. */
  state?: ReactNode
  /** Beside the content where there is room. */
  aside?: ReactNode
  /** Below the content. */
  form?: ReactNode
  /** Whether the footer links the privacy choices; their own page does not. */
  withPrivacyChoices?: boolean
  /** Asks the parent page to close it; without it there is no close button. */
  onClose?: () => void
  /** Texts to use instead of the defaults in EmbeddedFrame/messages.ts. */
  messages?: Partial<typeof defaultMessages> & SignalMessages
  children: ReactNode
}

/** Layout of a page inside another site's iframe, with little of the enterprise around it. */
export function EmbeddedFrame({ title, state, aside, form, withPrivacyChoices = true, onClose, messages, children }: EmbeddedFrameProps) {
  const say = { ...defaultMessages, ...messages }
  const { settings } = useEnterprise()
  const column = state ? true : undefined
  return (
    <div className={styles.frame} data-embedded>
      <header className={styles.header} data-column={column}>
        <div className={styles.texts}>
          {column && <Logo />}
          <h1 className={styles.title}>{title}</h1>
        </div>
        {onClose && (
          <div className={styles.close}>
            <IconButton icon="close" label={say.close} onClick={onClose} />
          </div>
        )}
      </header>
      <main className={styles.main} data-column={column}>
        {column ? (
          <>
            <div className={styles.state}>{state}</div>
            <div className={styles.content}>{children}</div>
            <div className={styles.aside}>{aside}</div>
            <div className={styles.form}>{form}</div>
          </>
        ) : (
          children
        )}
      </main>
      <footer className={styles.footer}>
        <Copyright {...messages} />
        {/* In new tabs: within the iframe there is no way back. */}
        {withPrivacyChoices && (
          <PrivacyChoices look={quietLink} {...newTabAttributes(true)}>
            {say.privacyChoices}
            <NewTabHint newTab={say.newTab} />
          </PrivacyChoices>
        )}
        {(['accessibility', 'privacy'] as const).map((link) => (
          <a key={link} className={quietLink} href={settings[`${link}Url`]} {...newTabAttributes(true)}>
            {say[link]}
            <NewTabHint newTab={say.newTab} />
          </a>
        ))}
      </footer>
    </div>
  )
}
