import { setElementVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect, useRef, useState } from 'react'
import { type SchemeName, schemeNames } from '../../themes/scheme.ts'
import { schemeVars } from '../../themes/schemeVars.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { houseOf } from '../houses.ts'
import { Board } from './Board.tsx'
import { Desk } from './Desk.tsx'
import { Faults } from './Faults.tsx'
import { schemesText, seedsText } from './sourceText.ts'
import * as styles from './ThemeEditor.css.ts'

/** A place to try other seeds for an enterprise: what follows is seen at once, and can be taken along as source. */
export function ThemeEditor() {
  const { id, settings } = useEnterprise()
  const house = houseOf(id)
  const [seeds, setSeeds] = useState(house.seeds)
  const [scheme, setScheme] = useState<SchemeName>('light')
  const schemes = house.schemesOf(seeds)
  const board = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (board.current) setElementVars(board.current, schemeVars, schemes[scheme])
  }, [schemes, scheme])
  return (
    <div className={styles.editor}>
      <section className={styles.desk} aria-label="Seeds">
        <Stack space="md">
          <Heading level={1} size="lg">
            The colours of {settings.name}
          </Heading>
          <Faults schemes={schemes} />
          <fieldset className={styles.fieldset}>
            <legend className={styles.caption}>Scheme</legend>
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
            Put the copied text into themes/{id}/seeds.ts: its tokens.ts follows.
          </Text>
          <Details summary="The text of seeds.ts">
            <pre className={styles.source}>{seedsText(seeds)}</pre>
          </Details>
        </Stack>
      </section>
      <main ref={board} className={`${styles.board} ${styles.scheme[scheme]}`} data-enterprise={id} data-scheme={scheme}>
        <Board />
      </main>
    </div>
  )
}
