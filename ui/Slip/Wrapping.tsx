import type { ReactNode } from 'react'
import { useEnterprise } from '../Enterprise/EnterpriseProvider.tsx'
import * as styles from './Wrapping.css.ts'

export type WrappedSlipProps = {
  /** Accessible name: "Your gift". */
  label: string
  /** The words on the tag: "For you", "from Ada". */
  to: string
  from?: string | undefined
}

/** The enterprise's drawing of a wrapped gift. */
export function Wrapping({ opening = false, tag }: { opening?: boolean; tag?: Omit<WrappedSlipProps, 'label'> }) {
  const { box, lid } = useEnterprise().assets.wrapping
  const size = { width: 640, height: 400 }
  return (
    <div className={styles.wrapping} data-opening={opening || undefined} aria-hidden={tag === undefined || undefined}>
      <img className={styles.box} src={box} alt="" {...size} />
      <img className={styles.lid} src={lid} alt="" {...size} />
      {tag && (
        <div className={styles.tag}>
          <p className={styles.to}>{tag.to}</p>
          {tag.from !== undefined && <p className={styles.from}>{tag.from}</p>}
        </div>
      )}
    </div>
  )
}

/** A gift before it is opened: who sends it, and nothing else. */
export const WrappedSlip = ({ label, ...tag }: WrappedSlipProps) => (
  <div role="group" aria-label={label}>
    <Wrapping tag={tag} />
  </div>
)

/** The wrapping comes off the slip. */
export const Unwrapped = ({ children }: { children: ReactNode }) => (
  <div className={styles.unwrapped}>
    <div className={styles.content}>{children}</div>
    <Wrapping opening />
  </div>
)
