import { Link } from '../Link/Link.tsx'
import { opensHere } from '../Link/opensHere.ts'
import * as styles from './Tabs.css.ts'
import './card.css.ts'
import './tray.css.ts'

export type Tab<Value extends string> = {
  value: Value
  /** Label: "Gift cards". */
  label: string
  /** Its address, so that it can be shared, bookmarked and opened in a new tab. */
  href: string
}

export type TabsProps<Value extends string> = {
  /** Accessible name: "What to buy". */
  label: string
  /** Two or more, in display order. */
  tabs: readonly [Tab<Value>, Tab<Value>, ...Tab<Value>[]]
  current: NoInfer<Value>
  /** Called with the chosen tab. Opening in a new tab is left to the browser. Without it the tabs are plain links. */
  onChange?: (value: Value) => void
}

/** Tabs that are links. */
export function Tabs<Value extends string>({ label, tabs, current, onChange }: TabsProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.value} className={styles.entry}>
            <Link
              // A fragment leads to its own tab.
              id={tab.href.startsWith('#') ? tab.href.slice(1) : undefined}
              className={styles.tab}
              href={tab.href}
              aria-current={tab.value === current ? 'page' : undefined}
              onClick={(event) => {
                if (!onChange || !opensHere(event)) return
                event.preventDefault()
                onChange(tab.value)
              }}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
