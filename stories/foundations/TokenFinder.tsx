import { useState } from 'react'
import { enterprises } from '../../.storybook/enterprises.ts'
import { type SchemeName, schemeNames } from '../../themes/scheme.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Foundations.css.ts'
import { Group, Specimen } from './Specimen.tsx'
import { cssOf, groupsOf, resolverFile, tokensOf } from './tokenFiles.ts'

/** Made when the page opens: there is no copy that could be old. */
const Download = ({ file, type, text }: { readonly file: string; readonly type: string; readonly text: string }) => (
  <a className={styles.download} href={`data:${type},${encodeURIComponent(text)}`} download={file}>
    {file}
  </a>
)

/** The tokens as files: for design tools and apps, and for pages without this package. */
export const TokenDownloads = () => (
  <>
    <Group name="Every enterprise and scheme" as="rows">
      <Download file="platewell.resolver.json" type="application/json" text={resolverFile()} />
    </Group>
    {enterprises.map(({ id, settings }) => (
      <Group key={id} name={settings.name} as="rows">
        {schemeNames.map((scheme) => (
          <Download key={scheme} file={`${id}-${scheme}.css`} type="text/css" text={cssOf(tokensOf(id, scheme))} />
        ))}
      </Group>
    ))}
  </>
)

/** Every token of the toolbar’s enterprise and scheme, found by its name, its value or its purpose. */
export function TokenFinder({ scheme }: { readonly scheme: SchemeName }) {
  const { id } = useEnterprise()
  const [query, setQuery] = useState('')
  const words = query.toLowerCase().split(' ').filter(Boolean)
  const found = tokensOf(id, scheme).filter(({ group, role, value, purpose }) => {
    const text = `${group}.${role} ${value} ${purpose}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <TextField
        kind="search"
        label="Find a token"
        hint="Its name, its value or what it is for"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <VisuallyHidden live>{words.length > 0 && `${found.length} found`}</VisuallyHidden>
      {found.length === 0 && <Text>No token has this in its name, its value or its purpose.</Text>}
      {groupsOf(found).map(([group, tokens]) => (
        <Group key={group} name={group}>
          {tokens.map(({ role, value, purpose }) => (
            <Specimen key={role} name={`${group}.${role}`} value={value} purpose={purpose}>
              {value.startsWith('#') && <div className={styles.swatch} style={{ backgroundColor: value }} />}
            </Specimen>
          ))}
        </Group>
      ))}
    </>
  )
}
