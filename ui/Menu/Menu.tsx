import { Menu as Base } from '@base-ui/react/menu'
import { buttonClass } from '../Button/buttonLook.ts'
import * as button from '../parts/button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Menu.css.ts'

export type MenuProps = {
  /** Label of the button. */
  label: string
  /** The entries, with unique labels. */
  items: readonly { label: string; onSelect: () => void }[]
}

/** Actions behind one button. */
export function Menu({ label, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger className={buttonClass({ variant: 'quiet', size: 'md' })}>
        <span className={button.content}>
          <span>{label}</span>
          <Icon name="down" />
        </span>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align="start" sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.menu} aria-label={label}>
            {items.map((item) => (
              <Base.Item key={item.label} className={styles.item} label={item.label} onClick={item.onSelect}>
                <span className={styles.texts}>{item.label}</span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
