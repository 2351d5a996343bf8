import type { ReactNode } from 'react'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { NewTabHint, newTabAttributes } from '../TextLink/newTab.tsx'
import { defaultMessages } from './messages.ts'
import * as styles from './EmbeddedFrame.css.ts'

export type EmbeddedFrameProps = {
  /** Its content. */
  title: string
  /**
   * Whether the content keeps off the edges; a map does not.
   * @default true
   */
  padded?: boolean
  /**
   * Whether the content keeps to a column that is easily read, however wide the frame; a form does.
   * @default false
   */
  column?: boolean
  /** Asks the page around it to take it away; without it the frame stays. */
  onClose?: () => void
  /**
   * Texts to use instead of the defaults: a translation, for example.
   * @default EmbeddedFrame/messages.ts
   */
  messages?: Partial<typeof defaultMessages>
  /** What is shown within the other page. */
  children: ReactNode
}

/** The house's page within a page of someone else's: it brings no more of the house than it must. */
export function EmbeddedFrame({ title, padded = true, column = false, onClose, messages, children }: EmbeddedFrameProps) {
  const say = { ...defaultMessages, ...messages }
  const { settings } = useEnterprise()
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {onClose && (
          <div className={styles.close}>
            <IconButton icon="close" label={say.close} onClick={onClose} />
          </div>
        )}
      </header>
      <main className={styles.main} data-padded={padded || undefined} data-column={column || undefined}>
        {children}
      </main>
      <footer className={styles.footer}>
        <span>© {settings.name}</span>
        {/* Beside the page around it: within the frame there is no way back. */}
        <a className={styles.link} href={settings.privacyUrl} {...newTabAttributes(true)}>
          {say.privacy}
          <NewTabHint newTab={say.newTab} />
        </a>
      </footer>
    </div>
  )
}
