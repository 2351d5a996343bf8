import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { useDirection } from '../useDirection.ts'
import * as styles from './Tooltip.css.ts'

export const tooltipSides = ['top', 'bottom', 'inline-start', 'inline-end'] as const

export type TooltipProps = {
  /** The words: what the sign beneath already says to those who hear it, and nothing that is said nowhere else. */
  text: string
  /**
   * Where it stands while there is room.
   * @default 'top'
   */
  side?: (typeof tooltipSides)[number]
  /** One control, with a name of its own. */
  children: ReactNode
}

/** The name of a control that shows only a sign, for those who point at it or come by with the keyboard. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const direction = useDirection()
  return (
    <DirectionProvider direction={direction}>
      <Base.Root>
        <Base.Trigger className={styles.anchor} render={<span />}>
          {children}
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={styles.place} side={side} sideOffset={10} collisionPadding={8}>
            <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}
