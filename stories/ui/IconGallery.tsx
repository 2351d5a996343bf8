import { useState } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { iconNames } from '../../ui/Icon/icons.ts'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'

/** Every icon, found by its name. A press copies its JSX. */
export function IconGallery() {
  const [query, setQuery] = useState('')
  const [said, setSaid] = useState('')
  const found = iconNames.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(`Copied: ${text}`)
    } catch {
      // A page without HTTPS has no clipboard.
      setSaid(`Copy it by hand: ${text}`)
    }
  }
  return (
    <Stack space="lg">
      <TextField
        kind="search"
        label="Find an icon"
        hint={said || 'Press an icon to copy it'}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <VisuallyHidden live>{said}</VisuallyHidden>
      {found.length === 0 && <Text>No icon has this in its name.</Text>}
      <Inline space="sm">
        {found.map((name) => (
          <Button key={name} variant="quiet" size="md" icon={name} onClick={() => void copy(`<Icon name="${name}" />`)}>
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
