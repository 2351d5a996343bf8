import { Drawer as Base } from '@base-ui/react/drawer'
import { type ReactNode, useRef } from 'react'
import { SheetHead } from '../Dialog/SheetHead.tsx'
import type { defaultMessages } from '../Dialog/messages.ts'
import * as overlay from '../overlay.css.ts'
import { useDirection } from './useDirection.ts'
import * as styles from './Drawer.css.ts'

export const drawerSides = ['start', 'end'] as const

type Side = (typeof drawerSides)[number]

export type DrawerProps = {
  open: boolean
  /** Called when the person closes it: by the close button, Escape, a press outside, or a swipe. */
  onClose: () => void
  title: string
  /** The edge it comes from: `start` for navigation, `end` for details. */
  side?: Side
  /** Texts to use instead of the defaults in Dialog/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  children: ReactNode
}

/** The direction of the swipe that closes it. */
function swipeDirection(side: Side, direction: 'ltr' | 'rtl'): 'left' | 'right' {
  return (side === 'start') === (direction === 'rtl') ? 'right' : 'left'
}

/** A panel that slides in from an edge. */
export function Drawer({ open, onClose, title, side = 'end', messages, children }: DrawerProps) {
  const direction = useDirection()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection={swipeDirection(side, direction)}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={`${styles.viewport} ${styles.viewportSide[side]}`}>
          {/* The focus goes to the whole dialog, so that screen readers begin with its title. */}
          <Base.Popup ref={popup} className={`${styles.drawer} ${styles.side[side]}`} initialFocus={popup}>
            <Base.Content className={styles.content}>
              <SheetHead title={title} messages={messages} onClose={onClose} />
              <div className={overlay.sheetBody}>{children}</div>
              <div className={styles.foot} />
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
