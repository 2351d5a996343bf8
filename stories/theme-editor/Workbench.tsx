import { useState } from 'react'
import { knobs, rampsOf, type Seed, type SeedName, seedNames, type Seeds, steps } from '../../themes/ramp.ts'
import * as styles from './ThemeEditor.css.ts'
import { Knob } from './Knob.tsx'

interface WorkbenchProps {
  readonly seeds: Seeds
  readonly onChange: (seeds: Seeds) => void
}

const knobNames: Readonly<Record<keyof Seed, string>> = {
  lightness: 'Lightness',
  chroma: 'Chroma',
  hue: 'Hue',
  tintChroma: 'Chroma of the tints',
  tintHue: 'Hue of the tints',
}
const properties = ['lightness', 'chroma', 'hue', 'tintChroma', 'tintHue'] as const

/** The controls: one seed at a time, and the lightness of paper and ink. */
export function Workbench({ seeds, onChange }: WorkbenchProps) {
  const [chosen, setChosen] = useState<SeedName>('accent')
  const ramps = rampsOf(seeds)
  const seed = seeds[chosen]
  return (
    <>
      <fieldset className={styles.fieldset}>
        <legend className={styles.caption}>Seed</legend>
        <div className={styles.choices}>
          {seedNames.map((name) => (
            <label key={name} className={styles.choice}>
              <input type="radio" name="seed" checked={name === chosen} onChange={() => setChosen(name)} />
              <span className={styles.dot} style={{ backgroundColor: ramps[name][600] }} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend className={styles.caption}>{chosen}</legend>
        <div className={styles.strip} aria-hidden="true">
          {steps.map((step) => (
            <div key={step} className={styles.shade} style={{ backgroundColor: ramps[chosen][step] }} />
          ))}
        </div>
        {properties.map((name) => (
          <Knob
            key={`${chosen} ${name}`}
            label={knobNames[name]}
            value={seed[name]}
            {...knobs[name]}
            onChange={(value) => onChange({ ...seeds, [chosen]: { ...seed, [name]: value } })}
          />
        ))}
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend className={styles.caption}>All colours</legend>
        <Knob label="Paper" value={seeds.paper} {...knobs.lightness} onChange={(paper) => onChange({ ...seeds, paper })} />
        <Knob label="Ink" value={seeds.ink} {...knobs.lightness} onChange={(ink) => onChange({ ...seeds, ink })} />
      </fieldset>
    </>
  )
}
