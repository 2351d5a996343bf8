import { Drawer as Base } from '@base-ui/react/drawer'
import { type ReactNode, useRef } from 'react'
import { SheetHead } from '../Dialog/SheetHead.tsx'
import type { defaultMessages } from '../Dialog/messages.ts'
import * as overlay from '../overlay.css.ts'
import { useDirection } from './useDirection.ts'
import * as styles from './Drawer.css.ts'

export type DrawerProps = {
  open: boolean
  /** Called when the person closes it: by the close button, Escape, a press outside, or a swipe. */
  onClose: () => void
  title: string
  /** Texts to use instead of the defaults in Dialog/messages.ts. */
  messages?: Partial<typeof defaultMessages>
  children: ReactNode
}

/** A panel with details, that slides in from the inline end. */
export function Drawer({ open, onClose, title, messages, children }: DrawerProps) {
  const direction = useDirection()
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
      <Base.Portal>
        <Base.Backdrop className={overlay.backdrop} />
        <Base.Viewport className={styles.viewport}>
          {/* The focus goes to the whole dialog, so that screen readers begin with its title. */}
          <Base.Popup ref={popup} className={styles.drawer} initialFocus={popup}>
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
