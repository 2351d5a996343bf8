import { Inline } from './Inline.tsx'

/** Wrong uses of Inline: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a gap there must be, if only `none` */}
    <Inline>Soup</Inline>
    {/* @ts-expect-error -- gaps are of the scale */}
    <Inline space="1rem">Soup</Inline>
    {/* @ts-expect-error -- sides are start and end, whatever the script */}
    <Inline space="md" justify="left">
      Soup
    </Inline>
  </>
)
