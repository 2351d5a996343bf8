import { Text } from '../../ui/Text/Text.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { plainValue } from '../../ui/text/plainValue.ts'
import { fewestCharacters } from '../shared/links/listSearch.ts'

/** Says how many typed characters a search still needs. With an empty field that is announced alone: the rows below are no result. */
export function SearchHints({ text }: { text: string }) {
  const typed = plainValue(text).length
  const missing = fewestCharacters - typed
  if (typed === 0) return <VisuallyHidden live>{`Type at least ${fewestCharacters} characters to search.`}</VisuallyHidden>
  return (
    <Text tone="muted">
      <span role="status">{missing > 0 && `Type ${missing} more ${missing === 1 ? 'character' : 'characters'} to search.`}</span>
    </Text>
  )
}
