import { type ChangeEvent, useId, useState } from 'react'
import * as styles from './ThemeEditor.css.ts'

interface KnobProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A number to be dragged, or typed where it must be exact. */
export function Knob({ label, value, max, step, onChange }: KnobProps) {
  const id = useId()
  // What is being typed stays as it is typed: an emptied field is a number on its way, and no number yet.
  const [typed, setTyped] = useState<string>()
  const [said, setSaid] = useState('')
  const change = ({ currentTarget: { valueAsNumber } }: ChangeEvent<HTMLInputElement>) => {
    setSaid('')
    if (valueAsNumber >= 0 && valueAsNumber <= max) onChange(valueAsNumber)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value)
    change(event)
  }
  const leave = () => {
    setTyped(undefined)
    const wanted = typed === undefined || typed === '' ? value : Number(typed)
    const nearest = Math.min(max, Math.max(0, wanted))
    if (nearest === wanted) return
    onChange(nearest)
    setSaid(`${label} goes from 0 to ${max}: ${nearest} was taken`)
  }
  return (
    <div>
      <label htmlFor={id} className={styles.knobLabel}>
        {label}
      </label>
      <div className={styles.knob}>
        <input id={id} className={styles.slider} type="range" min={0} max={max} step={step} value={value} onChange={change} />
        <input
          className={styles.number}
          aria-label={`${label}, exactly`}
          aria-describedby={`${id}-said`}
          type="number"
          min={0}
          max={max}
          step={step}
          value={typed ?? value}
          onChange={type}
          onBlur={leave}
        />
      </div>
      <p id={`${id}-said`} className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}
