import { useState } from 'react'
import { enterprises } from '../../.storybook/enterprises.ts'
import { type SchemeName, schemeNames } from '../../themes/scheme.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Foundations.css.ts'
import { Group, Specimen } from './Specimen.tsx'
import { cssOf, designTokensOf, groupsOf, tokensOf } from './tokenFiles.ts'

/** Made when the page opens: there is no copy that could be old. */
const filesOf = (enterprise: string, scheme: SchemeName) => {
  const tokens = tokensOf(enterprise, scheme)
  const name = `${enterprise}-${scheme}`
  return [
    { file: `${name}.tokens.json`, href: `data:application/json,${encodeURIComponent(designTokensOf(tokens))}` },
    { file: `${name}.css`, href: `data:text/css,${encodeURIComponent(cssOf(tokens))}` },
  ]
}

/** The tokens of every enterprise and scheme as files: for design tools, and for pages without this package. */
export const TokenDownloads = () =>
  enterprises.map(({ id, settings }) => (
    <Group key={id} name={settings.name} as="rows">
      {schemeNames.flatMap((scheme) =>
        filesOf(id, scheme).map(({ file, href }) => (
          <a key={file} className={styles.download} href={href} download={file}>
            {file}
          </a>
        )),
      )}
    </Group>
  ))

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
