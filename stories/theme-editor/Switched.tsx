import { useState } from 'react'
import { enterprises } from '../../.storybook/enterprises.ts'
import { schemeNames } from '../../themes/scheme.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EnterpriseProvider, useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import * as styles from './ThemeEditor.css.ts'
import { ThemeEditor } from './ThemeEditor.tsx'

/** The editor with switches that replace the toolbar: a play function cannot reach the toolbar. */
export function Switched() {
  const [enterprise, setEnterprise] = useState(useEnterprise())
  const [pageScheme, setPageScheme] = useState<(typeof schemeNames)[number]>('light')
  return (
    <>
      <header className={`${styles.bar} ${styles.scheme[pageScheme]}`} data-enterprise={enterprise.id} data-scheme={pageScheme}>
        <Inline space="xs">
          {enterprises.map((each) => (
            <Button key={each.id} variant="quiet" size="md" onClick={() => setEnterprise(each)}>
              {each.settings.name}
            </Button>
          ))}
          {schemeNames.map((name) => (
            <Button key={name} variant="quiet" size="md" onClick={() => setPageScheme(name)}>
              All in the {name}
            </Button>
          ))}
        </Inline>
      </header>
      {/* The toolbar mounts everything again for another enterprise. */}
      <EnterpriseProvider key={enterprise.id} enterprise={enterprise}>
        <ThemeEditor pageScheme={pageScheme} />
      </EnterpriseProvider>
    </>
  )
}
