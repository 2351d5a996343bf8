import { type ReactNode, createContext, useContext, useState } from 'react'
import { Heading, type HeadingProps } from '../../ui/Heading/Heading.tsx'

const Moved = createContext(false)

/**
 * Notices when a flow moves to another place, so that the new screen's heading takes the focus and is read out. The
 * place at which the page opened takes none.
 */
export function Arrival({ place, children }: { place: string; children: ReactNode }) {
  const [seen, setSeen] = useState({ place, moved: false })
  if (seen.place !== place) setSeen({ place, moved: true })
  return (
    <Moved key={place} value={seen.moved}>
      {children}
    </Moved>
  )
}

/** The one title of a screen. */
export function ScreenHeading({ size = 'xl', children }: Pick<HeadingProps, 'size' | 'children'>) {
  return (
    <Heading level={1} size={size} takesFocus={useContext(Moved)}>
      {children}
    </Heading>
  )
}
