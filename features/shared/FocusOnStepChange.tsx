import { type ReactNode, createContext, useContext, useState } from 'react'
import { Heading, type HeadingProps } from '../../ui/Heading/Heading.tsx'

const Moved = createContext(false)

/** Moves the focus to the heading of a new step, so that screen readers announce it. The first step takes no focus. */
export function FocusOnStepChange({ stepKey, children }: { stepKey: string; children: ReactNode }) {
  const [seen, setSeen] = useState({ stepKey, moved: false })
  if (seen.stepKey !== stepKey) setSeen({ stepKey, moved: true })
  return (
    <Moved key={stepKey} value={seen.moved}>
      {children}
    </Moved>
  )
}

export function ScreenHeading({ size = 'xl', children }: Pick<HeadingProps, 'size' | 'children'>) {
  return (
    <Heading level={1} size={size} takesFocus={useContext(Moved)}>
      {children}
    </Heading>
  )
}
