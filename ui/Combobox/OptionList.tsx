import { Combobox as Base } from '@base-ui/react/combobox'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { ComboboxOption } from './options.ts'
import * as styles from './Combobox.css.ts'

/** Height of a line of one row, in pixels at the usual text size; each is measured once it is drawn. */
const usualHeight = 44

/** What the keys do to the list from the field. */
export type ListHandle = { show: (index: number) => void }

type OptionListProps = { options: readonly ComboboxOption[]; ref: Ref<ListHandle> }

/** The options, of which only those in sight are in the page. */
export function OptionList({ options, ref }: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the list is drawn anew whenever it scrolls, and is not memoised
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => options[index]?.value ?? index,
    estimateSize: () => usualHeight,
    overscan: 6,
    // A row that proves taller than guessed is told of in the next frame, not within the one that measured it.
    useAnimationFrameWithResizeObserver: true,
  })
  useImperativeHandle(ref, () => ({ show: (index) => virtual.scrollToIndex(index) }), [virtual])
  return (
    <Base.List ref={scroller} className={styles.scroller}>
      <div role="presentation" className={styles.sheet} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const option = options[index]
          return (
            option && (
              <Base.Item
                key={key}
                ref={virtual.measureElement}
                index={index}
                data-index={index}
                value={option}
                className={styles.option}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={options.length}
                aria-posinset={index + 1}
              >
                <span className={styles.words} dir="auto">
                  <span>{option.label}</span>{' '}
                  {option.detail && <span className={styles.detail}>{option.detail}</span>}
                </span>
                <Base.ItemIndicator>
                  <Icon name="check" />
                </Base.ItemIndicator>
              </Base.Item>
            )
          )
        })}
      </div>
    </Base.List>
  )
}
