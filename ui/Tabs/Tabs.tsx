import type { MouseEvent } from 'react'
import * as styles from './Tabs.css.ts'

export type Tab<Value extends string> = {
  /** Identifier. */
  value: Value
  /** What is shown under it: "Gift cards". */
  label: string
  /** Its own address, so that it can be sent, bookmarked and opened in another window. */
  href: string
}

export type TabsProps<Value extends string> = {
  /** What the tabs are views of: "What to buy". */
  label: string
  /** Two or more, in the order they are shown. */
  tabs: readonly [Tab<Value>, Tab<Value>, ...Tab<Value>[]]
  /** The one that is shown. */
  current: NoInfer<Value>
  /** Hears which one is to be shown next. Asking for it in another window is left to the browser. */
  onChange: (value: Value) => void
}

const asksForAnotherWindow = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) => metaKey || ctrlKey || shiftKey || button !== 0

/** Views of one page, of which one is shown; each has an address. */
export function Tabs<Value extends string>({ label, tabs, current, onChange }: TabsProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.value} className={styles.place}>
            <a
              className={styles.tab}
              href={tab.href}
              aria-current={tab.value === current ? 'page' : undefined}
              onClick={(event) => {
                if (asksForAnotherWindow(event)) return
                event.preventDefault()
                onChange(tab.value)
              }}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
