import { Combobox as Base } from '@base-ui/react/combobox'
import { memo, type Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { ComboboxOption } from './options.ts'
import * as styles from './Combobox.css.ts'

type OptionRowProps = {
  option: ComboboxOption
  /** Its place among all that are listed, from 0, and how many these are. */
  index: number
  of: number
  /** How far down it stands, in pixels. */
  start: number
  isChosen: boolean
  ref: Ref<HTMLDivElement>
}

/** One option. Drawn anew only when something of it has changed: scrolling draws the new rows alone. */
export const OptionRow = memo(function DrawnOption({ option, index, of, start, isChosen, ref }: OptionRowProps) {
  return (
    <Base.Item
      ref={ref}
      index={index}
      data-index={index}
      value={option}
      className={styles.option}
      style={{ transform: `translateY(${start}px)` }}
      aria-setsize={of}
      aria-posinset={index + 1}
    >
      <span className={styles.texts} dir="auto">
        <span>{option.label}</span> {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {isChosen && <Icon name="check" />}
    </Base.Item>
  )
})
