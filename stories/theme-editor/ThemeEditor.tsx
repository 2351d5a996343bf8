import { useRef, useState } from 'react'
import type { SchemeName } from '../../themes/scheme.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { themeSourcesOf } from '../themeSources.ts'
import { Board } from './Board.tsx'
import { BoardBar } from './BoardBar.tsx'
import { Workbench } from './Workbench.tsx'
import { WorkbenchHead } from './WorkbenchHead.tsx'
import { OneComponent, together } from './OneComponent.tsx'
import { schemesText, seedsText } from './sourceText.ts'
import * as styles from './ThemeEditor.css.ts'
import { useTriedColours } from './useTriedColours.ts'
import { useTriedSeeds } from './useTriedSeeds.ts'

interface ThemeEditorProps {
  /** The scheme of the page around: the board has it too, until another is chosen for it. */
  readonly around: SchemeName
}

/** A place to try other seeds for an enterprise: what follows is seen at once, and can be taken along as source. */
export function ThemeEditor({ around }: ThemeEditorProps) {
  const { id, settings } = useEnterprise()
  const enterprise = themeSourcesOf(id)
  const { seeds, changed, tryOut, startOver } = useTriedSeeds(id, enterprise.seeds)
  const [scheme, setScheme] = useState(around)
  const [before, setBefore] = useState(around)
  // What was chosen for the board alone says nothing of another light around it.
  if (before !== around) {
    setBefore(around)
    setScheme(around)
  }
  const schemes = enterprise.schemesOf(seeds)
  const [component, setComponent] = useState(together)
  const board = useRef<HTMLElement>(null)
  useTriedColours(board, schemes[scheme])
  // What the designer works with keeps the enterprise's own colours, or one too faint could not be turned back.
  const own = { 'data-enterprise': id, 'data-scheme': around }
  return (
    <div className={styles.editor}>
      <section className={`${styles.workbench} ${styles.scheme[around]}`} aria-label="Seeds" {...own}>
        <WorkbenchHead enterprise={settings.name} schemes={schemes} changed={changed} onStartOver={startOver} />
        <Stack space="md">
          <Workbench seeds={seeds} onChange={tryOut} />
          <Inline space="xs">
            <CopyButton text={seedsText(seeds)} label="Copy seeds.ts" copiedLabel="Copied" />
            <CopyButton text={schemesText(schemes)} label="Copy every token" copiedLabel="Copied" />
          </Inline>
          <Text size="sm" tone="muted">
            Put seeds.ts in place of themes/{id}/seeds.ts: the tokens follow from it. Every token is for reading, and for other tools: what
            each colour comes to.
          </Text>
          <Details summary="The text of seeds.ts">
            <pre className={styles.source}>{seedsText(seeds)}</pre>
          </Details>
        </Stack>
      </section>
      <div className={styles.preview}>
        <section className={`${styles.bar} ${styles.scheme[around]}`} aria-label="Preview" {...own}>
          <BoardBar component={component} onComponentChange={setComponent} scheme={scheme} onSchemeChange={setScheme} />
        </section>
        <main ref={board} className={`${styles.board} ${styles.scheme[scheme]}`} data-enterprise={id} data-scheme={scheme}>
          {component === together ? <Board /> : <OneComponent name={component} />}
        </main>
      </div>
    </div>
  )
}
