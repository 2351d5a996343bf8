import { type SchemeName, schemeNames } from '../../themes/scheme.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { componentNames, together } from './OneComponent.tsx'
import * as styles from './ThemeEditor.css.ts'

const choices = [{ value: together, label: 'The most common, together' }, ...componentNames.map((name) => ({ value: name, label: name }))]

interface BoardBarProps {
  readonly component: string
  readonly onComponentChange: (component: string) => void
  readonly scheme: SchemeName
  readonly onSchemeChange: (scheme: SchemeName) => void
}

/** Chooses the component and the scheme of the preview. */
export function BoardBar({ component, onComponentChange, scheme, onSchemeChange }: BoardBarProps) {
  return (
    <div className={styles.choosing}>
      <Select
        label="Components"
        name="component"
        options={choices}
        value={component}
        onChange={({ currentTarget }) => onComponentChange(currentTarget.value)}
      />
      <fieldset className={styles.fieldset}>
        <legend className={styles.caption}>Scheme of the preview</legend>
        <div className={styles.choices}>
          {schemeNames.map((name) => (
            <label key={name} className={styles.choice}>
              <input type="radio" name="scheme" checked={name === scheme} onChange={() => onSchemeChange(name)} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
