import { Icon } from '../../ui/Icon/Icon.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { fewestCharacters } from './search.ts'

type Props = {
  text: string
  /** The actions that follow a choice. */
  hints: readonly string[]
}

/** Shown while there is too little text to search for. */
export function SearchHints({ text, hints }: Props) {
  const missing = fewestCharacters - text.trim().length
  return (
    <Stack space="sm">
      <Text tone="muted">
        <span role="status">
          {text.trim() !== '' && missing > 0
            ? `Type ${missing} more ${missing === 1 ? 'character' : 'characters'} to search.`
            : `Type at least ${fewestCharacters} characters to search.`}
        </span>
      </Text>
      {hints.length > 0 && (
        <Stack space="xs" as="ul">
          {hints.map((hint) => (
            <li key={hint}>
              <Inline space="sm" wrap={false}>
                <Icon name="check" />
                <Text>{hint}</Text>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
