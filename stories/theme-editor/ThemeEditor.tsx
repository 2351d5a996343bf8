import { lazy, Suspense, useRef, useState } from 'react'
import type { SchemeName } from '../../themes/scheme.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { themeSourcesOf } from '../themeSources.ts'
import { Board } from './Board.tsx'
import { BoardBar, type Preview } from './BoardBar.tsx'
import { Workbench } from './Workbench.tsx'
import { WorkbenchHead } from './WorkbenchHead.tsx'
import { OneComponent, screens, together } from './OneComponent.tsx'
import { schemesText, seedsText } from './sourceText.ts'
import * as styles from './ThemeEditor.css.ts'
import { useTriedColours } from './useTriedColours.ts'
import { useTriedSeeds } from './useTriedSeeds.ts'

const Screens = lazy(async () => ({ default: (await import('./Screens.tsx')).Screens }))

interface ThemeEditorProps {
  /** The page's scheme, which the board has too until another is chosen for it. */
  readonly pageScheme: SchemeName
}

const denied = 'Your browser does not let this page copy.'

/** Tries other seeds for an enterprise, with a live preview and the source to copy. */
export function ThemeEditor({ pageScheme }: ThemeEditorProps) {
  const { id, settings } = useEnterprise()
  const enterprise = themeSourcesOf(id)
  const { seeds, changed, tryOut, startOver } = useTriedSeeds(id, enterprise.seeds)
  const [preview, setPreview] = useState<Preview>({ content: screens, composition: id, tools: id, scheme: pageScheme })
  const show = (change: Partial<Preview>) => setPreview((before) => ({ ...before, ...change }))
  const { content, composition, tools, scheme } = preview
  const [previous, setPrevious] = useState(pageScheme)
  // A change of the page's scheme replaces the board's.
  if (previous !== pageScheme) {
    setPrevious(pageScheme)
    show({ scheme: pageScheme })
  }
  const schemes = enterprise.schemesOf(seeds)
  const board = useRef<HTMLElement>(null)
  useTriedColours(board, schemes[scheme])
  // The controls keep the enterprise's colours: in faint ones, nobody could find the way back.
  const own = { 'data-enterprise': id, 'data-scheme': pageScheme }
  return (
    <div className={styles.editor}>
      <section className={`${styles.workbench} ${styles.scheme[pageScheme]}`} aria-label="Seeds" {...own}>
        <WorkbenchHead enterprise={settings.name} schemes={schemes} changed={changed} onStartOver={startOver} />
        <Stack space="md">
          <Workbench seeds={seeds} onChange={tryOut} />
          <Inline space="xs">
            <CopyButton text={seedsText(seeds)} label="Copy seeds.ts" copiedLabel="Copied" deniedLabel={denied} />
            <CopyButton text={schemesText(schemes)} label="Copy every token" copiedLabel="Copied" deniedLabel={denied} />
          </Inline>
          <Text size="sm" tone="muted">
            Replace themes/{id}/seeds.ts with the copied file: every token is made from it. “Copy every token” is for other tools.
          </Text>
          <Details summary="The text of seeds.ts">
            <pre className={styles.source}>{seedsText(seeds)}</pre>
          </Details>
        </Stack>
      </section>
      <div className={styles.preview}>
        <section className={`${styles.bar} ${styles.scheme[pageScheme]}`} aria-label="Preview" {...own}>
          <BoardBar preview={preview} onChange={show} />
        </section>
        <main ref={board} className={`${styles.board} ${styles.scheme[scheme]}`} data-enterprise={id} data-scheme={scheme}>
          <Suspense>
            {content === screens ? (
              <Screens colours={schemes[scheme]} scheme={scheme} composition={composition} tools={tools} />
            ) : content === together ? (
              <Board />
            ) : (
              <OneComponent name={content} />
            )}
          </Suspense>
        </main>
      </div>
    </div>
  )
}
