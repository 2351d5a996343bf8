import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as styles from '../parts/heading.css.ts'

export const headingLevels = [1, 2, 3, 4] as const
export const headingSizes = ['display', 'xl', 'lg', 'md', 'sm'] as const

type Level = (typeof headingLevels)[number]
type Size = (typeof headingSizes)[number]

export type HeadingProps = {
  level: Level
  /** Visual size; follows from the level by default. */
  size?: Size
  /** Takes the focus when it appears, so that screen readers begin a new screen at its title. */
  takesFocus?: boolean
  children: ReactNode
}

const sizeOfLevel: Record<Level, Size> = { 1: 'display', 2: 'xl', 3: 'md', 4: 'sm' }

export function Heading({ level, size = sizeOfLevel[level], takesFocus = false, children }: HeadingProps) {
  const Element = `h${level}` as const
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <Element ref={ref} className={`${styles.heading} ${styles.size[size]}`} tabIndex={takesFocus ? -1 : undefined}>
      {children}
    </Element>
  )
}
