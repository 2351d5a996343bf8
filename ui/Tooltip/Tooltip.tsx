import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { useDirection } from '../useDirection.ts'
import * as styles from './Tooltip.css.ts'

export const tooltipSides = ['top', 'bottom', 'inline-start', 'inline-end'] as const

export type TooltipProps = {
  /** The text: the accessible name of the control below, and nothing that is shown nowhere else. */
  text: string
  side?: (typeof tooltipSides)[number]
  /** One control with an accessible name. */
  children: ReactNode
}

/** Shows the name of an icon-only control on hover and focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const direction = useDirection()
  return (
    <DirectionProvider direction={direction}>
      <Base.Root>
        <Base.Trigger className={styles.anchor} render={<span />}>
          {children}
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={styles.positioner} side={side} sideOffset={10} collisionPadding={8}>
            <Base.Popup className={styles.tooltip}>{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}
