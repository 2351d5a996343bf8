import { Inline } from './Inline.tsx'

/** Wrong uses of Inline: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a gap, or `none` */}
    <Inline>Soup</Inline>
    {/* @ts-expect-error -- gaps are from the scale */}
    <Inline space="1rem">Soup</Inline>
    {/* @ts-expect-error -- sides are logical: start and end */}
    <Inline space="md" justify="left">
      Soup
    </Inline>
  </>
)
