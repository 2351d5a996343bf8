import type { ReactNode } from 'react'
import { Alert } from '../../ui/Alert/Alert.tsx'

type Props = {
  /** What it meant, where that is not plain from the words. */
  title?: string
  /** What was said, in words for the person who sent it. */
  children: ReactNode
}

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Why what was sent came to nothing. Its form may be longer than the window: it comes into sight where it appears. */
export const Refusal = ({ children, ...titled }: Props) => (
  <div ref={bringIntoSight}>
    <Alert tone="danger" live="assertive" {...titled}>
      {children}
    </Alert>
  </div>
)
