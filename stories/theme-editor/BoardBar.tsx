import { type SchemeName, schemeNames } from '../../themes/scheme.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { arrangements } from './arrangements.ts'
import { componentNames, screens, together } from './OneComponent.tsx'
import * as styles from './ThemeEditor.css.ts'

const contents = [
  { value: screens, label: 'Three screens' },
  { value: together, label: 'The most common, together' },
  ...componentNames.map((name) => ({ value: name, label: name })),
]

/** The content of the preview, and the enterprises whose arrangement it has. */
export interface Preview {
  readonly content: string
  readonly composition: string
  readonly tools: string
  readonly scheme: SchemeName
}

interface BoardBarProps {
  readonly preview: Preview
  readonly onChange: (change: Partial<Preview>) => void
}

/** Chooses the content, the composition, the desk and the scheme of the preview. */
export function BoardBar({ preview, onChange }: BoardBarProps) {
  const choice = (label: string, name: 'content' | 'composition' | 'tools', options: typeof contents) => (
    <Select
      label={label}
      name={name}
      options={options}
      value={preview[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
  return (
    <div className={styles.choosing}>
      {choice('Preview', 'content', contents)}
      {preview.content === screens && choice('Composition', 'composition', arrangements('theme'))}
      {preview.content === screens && choice('Desk of the tools', 'tools', arrangements('desk'))}
      <fieldset className={styles.fieldset}>
        <legend className={styles.caption}>Scheme of the preview</legend>
        <div className={styles.choices}>
          {schemeNames.map((name) => (
            <label key={name} className={styles.choice}>
              <input type="radio" name="scheme" checked={name === preview.scheme} onChange={() => onChange({ scheme: name })} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
