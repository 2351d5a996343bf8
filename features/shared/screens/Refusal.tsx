import type { ReactNode } from 'react'
import { Alert } from '../../../ui/Alert/Alert.tsx'

type Props = {
  /** The meaning of the refusal, if the message does not make it plain. */
  title?: string
  children: ReactNode
}

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/** Why a submission was refused. It scrolls into view, because its form may be longer than the window. */
export const Refusal = ({ children, ...titled }: Props) => (
  <div ref={bringIntoSight}>
    <Alert tone="danger" live="assertive" {...titled}>
      {children}
    </Alert>
  </div>
)
