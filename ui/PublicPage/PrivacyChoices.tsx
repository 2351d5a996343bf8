import { createContext, type ReactNode, useContext } from 'react'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import { Nothing, lazyComponent } from '../lazy/lazyComponent.tsx'
import { Link, type LinkProps } from '../Link/Link.tsx'
import * as styles from './PrivacyChoices.css.ts'
import { sendsPrivacyControl } from './privacyControl.ts'
import type { SignalMessages } from './signalMessages.ts'

const Href = createContext('../embed/privacy')

/** Sets the address of the privacy choices. Without it they are one folder beside the page, as the build lays the apps out. */
export const PrivacyChoicesProvider = Href.Provider

/** The link to the privacy choices, with the icon that the law prescribes. `look` is the class of its footer's links. */
export const PrivacyChoices = ({ look, children, ...link }: { look: string; children: ReactNode } & Pick<LinkProps, 'target' | 'rel'>) => (
  <Link className={`${look} ${styles.choices}`} href={useContext(Href)} {...link}>
    {children}
  </Link>
)

const Honored = lazyComponent(async () => (await import('./SignalHonored.tsx')).SignalHonored, Nothing, Nothing)

/** The last line of a footer: the enterprise's name and, where the browser opts its owner out, that it is honored. */
export const Copyright = (messages: SignalMessages) => (
  <p>
    © {useEnterprise().settings.name}
    {sendsPrivacyControl() && <Honored {...messages} />}
  </p>
)
