import { Menu as Base } from '@base-ui/react/menu'
import { Fragment } from 'react'
import { buttonClass } from '../Button/buttonLook.ts'
import * as button from '../parts/button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { iconButtonClass } from '../IconButton/IconButton.tsx'
import { NewTabHint, newTabAttributes } from '../TextLink/newTab.tsx'
import type { defaultMessages } from '../TextLink/messages.ts'
import * as styles from './Menu.css.ts'

export const menuAligns = ['start', 'end'] as const
export const menuItemTones = ['neutral', 'danger'] as const

type Entry = {
  label: string
  /** Icon before its label. */
  icon?: IconName
}

type Action = Entry & {
  onSelect: () => void
  /**
   * `danger` for removing something.
   * @default 'neutral'
   */
  tone?: (typeof menuItemTones)[number]
  disabled?: boolean
  href?: never
  newTab?: never
}

type Way = Entry & {
  href: string
  /** Opens in a new tab, so that nothing on this page is lost. */
  newTab?: boolean
  onSelect?: never
  tone?: never
  disabled?: never
}

export type MenuItem = Action | Way

/** The trigger: a button with a label, or an icon with an accessible name. */
type Trigger =
  | { trigger: 'button'; icon?: IconName }
  | {
      /** `button` shows the label, with an optional icon; `icon` shows only the icon. */
      trigger: 'icon'
      /** Icon of the button. */
      icon: IconName
    }

export type MenuProps = Trigger & {
  /** Label of the button, or accessible name of the icon. */
  label: string
  /** The entries, in groups with a line between them. */
  groups: readonly (readonly MenuItem[])[]
  /** The edge of the button that the menu aligns with. */
  align?: (typeof menuAligns)[number]
  /** Texts to use instead of the defaults in TextLink/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

function Item({ item, messages }: { item: MenuItem; messages: MenuProps['messages'] }) {
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className={styles.texts}>{item.label}</span>
    </>
  )
  if (item.href !== undefined) {
    const { href, newTab = false } = item
    return (
      <Base.LinkItem className={styles.item} href={href} label={item.label} closeOnClick {...newTabAttributes(newTab)}>
        {inside}
        {newTab && (
          <>
            <Icon name="external" size="sm" />
            <NewTabHint {...messages} />
          </>
        )}
      </Base.LinkItem>
    )
  }
  const { tone = 'neutral', disabled = false, label, onSelect } = item
  return (
    <Base.Item className={`${styles.item} ${styles.tone[tone]}`} label={label} disabled={disabled} onClick={onSelect}>
      {inside}
    </Base.Item>
  )
}

/** Actions and links behind one button. */
export function Menu({ label, groups, align = 'start', messages, trigger, icon }: MenuProps) {
  return (
    <Base.Root>
      {trigger === 'icon' ? (
        <Base.Trigger className={iconButtonClass('bare')} aria-label={label}>
          <Icon name={icon} />
        </Base.Trigger>
      ) : (
        <Base.Trigger className={buttonClass({ variant: 'quiet', size: 'md' })}>
          <span className={button.content}>
            {icon && <Icon name={icon} />}
            {label}
            <Icon name="down" />
          </span>
        </Base.Trigger>
      )}
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.menu} aria-label={label}>
            {groups.map((group, index) => (
              // eslint-disable-next-line react/no-array-index-key -- groups have no name, and keep their order
              <Fragment key={index}>
                {index > 0 && <Base.Separator className={styles.rule} />}
                {group.map((item) => (
                  <Item key={item.label} item={item} messages={messages} />
                ))}
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
