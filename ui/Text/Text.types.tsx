import { Text } from './Text.tsx'

/** Wrong uses of Text: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- titles are headings */}
    <Text as="h2">Your gifts</Text>
    {/* @ts-expect-error -- there is no such tone */}
    <Text tone="error">Sorry</Text>
    {/* @ts-expect-error -- sides are logical: start and end */}
    <Text align="left">Soup</Text>
    {/* @ts-expect-error -- looks belong to the theme */}
    <Text style={{ color: 'red' }}>Soup</Text>
  </>
)
