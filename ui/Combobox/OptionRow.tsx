import { Combobox as Base } from '@base-ui/react/combobox'
import { memo, type Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { ComboboxOption } from './options.ts'
import * as styles from './Combobox.css.ts'

type OptionRowProps = {
  option: ComboboxOption
  /** Its index among all listed options, and their number. */
  index: number
  of: number
  /** Its offset from the top, in px. */
  start: number
  isChosen: boolean
  ref: Ref<HTMLDivElement>
}

/** One option. Memoised: scrolling renders only new rows. */
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
      aria-posinset={index + 1}>
      <span className={styles.texts} dir="auto">
        <span>{option.label}</span> {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {isChosen && <Icon name="check" />}
    </Base.Item>
  )
})
