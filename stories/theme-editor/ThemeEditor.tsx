import { useRef, useState } from 'react'
import { type SchemeName, schemeNames } from '../../themes/scheme.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { houseOf } from '../houses.ts'
import { Board } from './Board.tsx'
import { Desk } from './Desk.tsx'
import { Faults } from './Faults.tsx'
import { componentNames, OneComponent } from './OneComponent.tsx'
import { schemesText, seedsText } from './sourceText.ts'
import * as styles from './ThemeEditor.css.ts'
import { useTriedColours } from './useTriedColours.ts'

const together = 'together'
const choices = [{ value: together, label: 'The most common, together' }, ...componentNames.map((name) => ({ value: name, label: name }))]

interface ThemeEditorProps {
  /** The scheme of the page around; the board starts with it. */
  readonly around: SchemeName
}

/** A place to try other seeds for an enterprise: what follows is seen at once, and can be taken along as source. */
export function ThemeEditor({ around }: ThemeEditorProps) {
  const { id, settings } = useEnterprise()
  const house = houseOf(id)
  const [seeds, setSeeds] = useState(house.seeds)
  const [scheme, setScheme] = useState(around)
  const schemes = house.schemesOf(seeds)
  const [component, setComponent] = useState(together)
  const board = useRef<HTMLElement>(null)
  useTriedColours(board, schemes[scheme])
  return (
    <div className={styles.editor}>
      {/* It keeps the house's own colours, or one too faint could not be turned back. */}
      <section className={`${styles.desk} ${styles.scheme[around]}`} aria-label="Seeds" data-enterprise={id} data-scheme={around}>
        <Stack space="md">
          <Heading level={1} size="lg">
            The colours of {settings.name}
          </Heading>
          <Faults schemes={schemes} />
          <Select label="Components" name="component" options={choices} value={component} onChange={({ currentTarget }) => setComponent(currentTarget.value)} />
          <fieldset className={styles.fieldset}>
            <legend className={styles.caption}>Scheme of the preview</legend>
            <div className={styles.choices}>
              {schemeNames.map((name) => (
                <label key={name} className={styles.choice}>
                  <input type="radio" name="scheme" checked={name === scheme} onChange={() => setScheme(name)} />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          <Desk seeds={seeds} onChange={setSeeds} />
          <Inline space="xs">
            <CopyButton text={seedsText(seeds)} label="Copy seeds.ts" copiedLabel="Copied" />
            <CopyButton text={schemesText(schemes)} label="Copy every token" copiedLabel="Copied" />
            <Button variant="quiet" size="md" onClick={() => setSeeds(house.seeds)}>
              Start over
            </Button>
          </Inline>
          <Text size="sm" tone="muted">
            Put seeds.ts in place of themes/{id}/seeds.ts: the tokens follow from it. Every token is for reading, and for other
            tools: what each colour comes to.
          </Text>
          <Details summary="The text of seeds.ts">
            <pre className={styles.source}>{seedsText(seeds)}</pre>
          </Details>
        </Stack>
      </section>
      <main ref={board} className={`${styles.board} ${styles.scheme[scheme]}`} data-enterprise={id} data-scheme={scheme}>
        {component === together ? <Board /> : <OneComponent name={component} />}
      </main>
    </div>
  )
}
