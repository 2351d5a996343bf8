import type { ReactNode } from 'react'
import * as styles from './Planner.css.ts'
import './card.css.ts'
import './tray.css.ts'

export type PlannerProps = {
  /** The heading of level 1, and a sentence about it. */
  title: ReactNode
  /** A `Slider` of the plan's first number, where a theme has it. */
  slider?: ReactNode
  /** The worth of one planned thing, and the share of the slider up to which such things stand. */
  things?: { each: string; share: number }
  /** The fields, each a row: a `NumberField`, a `ToggleGroup`, an `AmountField`. */
  fields: ReactNode
  /** The result: a `Slip` with its lines. */
  result: ReactNode
  /** A `StickyFooter` with the sum and the main action. */
  action: ReactNode
  /** Another way to plan, as a row that opens: `Details`. */
  more?: ReactNode
}

const slots = Array.from({ length: 10 }, (_, index) => index)

/** A plan in numbers, and what it comes to: the numbers are the fields. */
export const Planner = ({ title, slider, things, fields, result, action, more }: PlannerProps) => (
  <div className={styles.planner} data-plan>
    <div className={styles.head}>{title}</div>
    <div className={styles.belt}>
      <div className={styles.things} aria-hidden>
        {things &&
          slots.map((slot) => (
            <span key={slot} data-on={slot / slots.length < things.share || undefined}>
              {things.each}
            </span>
          ))}
      </div>
      {slider}
    </div>
    <div className={styles.fields}>{fields}</div>
    <div className={styles.side}>
      {result}
      {action}
    </div>
    {more && <div className={styles.more}>{more}</div>}
  </div>
)
