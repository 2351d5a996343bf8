import { Combobox as Base } from '@base-ui/react/combobox'
import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react'
import { OptionRow } from './OptionRow.tsx'
import type { ComboboxOption } from './options.ts'
import * as styles from './Combobox.css.ts'

/** Heights of a row of one line and of two, in pixels at the usual text size; each is measured once it is drawn. */
const usualHeight = { one: 44, two: 60 }

/** In pixels: what is in sight of a list until it is open and can be measured. */
const likelySight = { width: 320, height: 330 }

/** A hidden list has no height: without a likely one it would open with no row that a key could go to. */
const observeSight = (virtual: Virtualizer<HTMLDivElement, HTMLElement>, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(virtual, (rect) => tell(rect.height > 0 ? rect : likelySight))

/** What the keys do to the list from the field. */
export type ListHandle = {
  show: (index: number) => void
  /** Before it closes, so that it opens at its top: once hidden it cannot be scrolled, and a browser may put it back. */
  toTop: () => void
}

type OptionListProps = {
  /** The id of the field's label, which names the list too: while it closes, the field does not. */
  labelledBy: string
  options: readonly ComboboxOption[]
  /** The chosen one's value. */
  chosen: string | undefined
  /** How many of those in sight are drawn. An open list has its whole height from the first. */
  drawn: number
  ref: Ref<ListHandle>
}

/** The options, of which only those in sight are in the page, and none while the list is closed. */
export function OptionList({ labelledBy, options, chosen, drawn, ref }: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // Another function would have every height reckoned anew.
  const getItemKey = useCallback((index: number) => options[index]?.value ?? index, [options])
  // oxlint-disable-next-line react/incompatible-library -- the list is drawn anew whenever it scrolls; its rows alone are memoised
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: options.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    observeElementRect: observeSight,
    estimateSize: (index) => (options[index]?.detail ? usualHeight.two : usualHeight.one),
    overscan: 2,
    useFlushSync: false,
    // A row that proves taller than guessed is told of in the next frame, not within the one that measured it.
    useAnimationFrameWithResizeObserver: true,
  })
  useImperativeHandle(ref, () => ({
    show: (index) => virtual.scrollToIndex(index),
    toTop: () => {
      virtual.scrollToOffset(0)
      virtual.scrollOffset = 0
    },
  }), [virtual])
  const rows = virtual.getVirtualItems().slice(0, drawn)
  return (
    <Base.List ref={scroller} aria-labelledby={labelledBy} className={styles.scroller}>
      <div role="presentation" className={styles.sheet} style={{ blockSize: virtual.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const option = options[index]
          return (
            option && (
              <OptionRow
                key={key}
                ref={virtual.measureElement}
                option={option}
                index={index}
                of={options.length}
                start={start}
                isChosen={option.value === chosen}
              />
            )
          )
        })}
      </div>
    </Base.List>
  )
}
