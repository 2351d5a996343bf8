import type { ReactNode } from 'react'
import { Form } from '../Form/Form.tsx'
import * as styles from './LandingPage.css.ts'
import './arranged.css.ts'

export type LandingSumProps = {
  /** The result: a `Slip`. */
  result: ReactNode
  /** The field of the number that decides it. */
  field: ReactNode
  /** A `Slider` of the same number. */
  slider: ReactNode
  /** The main action, which leads on with the result. */
  action: ReactNode
  /** Called for Enter in the field. */
  onSubmit: () => void
  /** Not usable yet. */
  inert?: boolean
}

/** A calculator of a `LandingPage`: one number, and what comes of it. */
export const LandingSum = ({ result, field, slider, action, onSubmit, inert = false }: LandingSumProps) => (
  <div className={styles.sum} inert={inert}>
    <div className={styles.result} data-result>
      {result}
    </div>
    <Form onSubmit={onSubmit}>
      <div className={styles.field}>{field}</div>
      <div className={styles.slider}>{slider}</div>
    </Form>
    <div className={styles.action}>{action}</div>
  </div>
)
