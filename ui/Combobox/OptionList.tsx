import { Combobox as Base } from '@base-ui/react/combobox'
import { measureElement, observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type Ref, useCallback, useImperativeHandle, useRef } from 'react'
import { OptionRow } from './OptionRow.tsx'
import type { ComboboxOption } from './options.ts'
import * as styles from './Combobox.css.ts'

/** Estimated row heights with one line and two, in px at the default text size; each row is measured once drawn. */
const usualHeight = { one: 44, two: 60 }

/** In px: the visible height of a list until it can be measured. */
const likelySight = { width: 320, height: 330 }

/** A hidden list has no height: with an estimate it opens with rows that a key can reach. */
const observeSight = (virtual: Virtualizer<HTMLDivElement, HTMLElement>, tell: (rect: { width: number; height: number }) => void) =>
  observeElementRect(virtual, (rect) => tell(rect.height > 0 ? rect : likelySight))

/** A hidden row has no height either: it is measured again once the list shows. */
const measureRow: typeof measureElement = (row, entry, virtual) =>
  measureElement(row, entry, virtual) || virtual.options.estimateSize(virtual.indexFromElement(row))

/** What the field's keys can do to the list. */
export type ListHandle = {
  show: (index: number) => void
  /** Called before it closes, so that it opens at its top: a hidden list cannot be scrolled. */
  toTop: () => void
}

type OptionListProps = {
  /** The id of the field's label, which also names the list: while it closes, the field does not name it. */
  labelledBy: string
  options: readonly ComboboxOption[]
  /** Value of the chosen option. */
  chosen: string | undefined
  isOpen: boolean
  ref: Ref<ListHandle>
}

/** The options. Only visible ones are in the page, and none while the list is closed. */
export function OptionList({ labelledBy, options, chosen, isOpen, ref }: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // A new function would make every height be calculated again.
  const getItemKey = useCallback((index: number) => options[index]?.value ?? index, [options])
  // oxlint-disable-next-line react/incompatible-library -- the list renders whenever it scrolls; only its rows are memoised
  const virtual = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: options.length,
    getScrollElement: () => scroller.current,
    getItemKey,
    observeElementRect: observeSight,
    measureElement: measureRow,
    estimateSize: (index) => (options[index]?.detail ? usualHeight.two : usualHeight.one),
    overscan: 2,
    useFlushSync: false,
    // A row taller than estimated is reported in the next frame, not in the one that measured it.
    useAnimationFrameWithResizeObserver: true,
  })
  useImperativeHandle(
    ref,
    () => ({
      show: (index) => virtual.scrollToIndex(index),
      toTop: () => {
        virtual.scrollToOffset(0)
        virtual.scrollOffset = 0
      },
    }),
    [virtual],
  )
  const rows = isOpen ? virtual.getVirtualItems() : []
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
