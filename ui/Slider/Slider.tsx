import type { ChangeEvent, Ref } from 'react'
import { shareStyle } from './shareStyle.ts'
import { FieldError, type FieldMessages, useFieldIds } from '../Field/Field.tsx'
import * as field from '../parts/field.css.ts'
import { hidden } from '../parts/hidden.css.ts'
import type { ValueProps } from '../Field/valueProps.ts'
import * as styles from './Slider.css.ts'
import { nearestStop, scaleOf, type Stops, stopAt } from './stops.ts'

export type SliderProps = FieldMessages &
  ValueProps<number> & {
    /** One of the stops; the thumb of another value stands at the nearest. */
    value: number
    /** The stops, ascending; they are evenly spaced, whatever their values. */
    stops: Stops
    /** Formats a stop: `250` → `$250`. */
    format: (stop: number) => string
    /** Whether a field above it has the same value: then its label is for screen readers, and its value does not show twice. */
    paired?: boolean
    ref?: Ref<HTMLInputElement>
  }

/** A slider with fixed stops. */
export function Slider({ label, hint, error, stops, format, paired = false, value, onChange, ...input }: SliderProps) {
  const { ids, control } = useFieldIds({ hint, error })
  const index = nearestStop(stops, value)
  const last = stops.length - 1
  // A typed value between two stops is read out unchanged: the thumb is at the nearest stop.
  const shown = format(value >= stopAt(stops, 0) && value <= stopAt(stops, last) ? value : stopAt(stops, index))
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(stopAt(stops, event.currentTarget.valueAsNumber))
  return (
    <div className={field.field} style={shareStyle(index / last)}>
      <div className={paired ? hidden : field.texts}>
        <div className={styles.head}>
          <label className={field.label} htmlFor={ids.control}>
            {label}
          </label>
          {/* The slider announces its value itself. */}
          <output className={styles.current} htmlFor={ids.control} aria-live="off" dir="ltr">
            {shown}
          </output>
        </div>
        {hint && (
          <div className={field.hint} id={ids.hint}>
            {hint}
          </div>
        )}
      </div>
      <div>
        <input
          {...input}
          {...control}
          type="range"
          className={styles.slider}
          min={0}
          max={last}
          step={1}
          value={index}
          aria-valuetext={shown}
          onChange={change}
        />
        <div className={styles.ends} aria-hidden="true">
          {scaleOf(stops).map((stop) => (
            <span key={stop} className={styles.end}>
              <span dir="ltr">{format(stop)}</span>
            </span>
          ))}
        </div>
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
