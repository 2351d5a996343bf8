import { Heading } from './Heading.tsx'

/** Wrong uses of Heading: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a heading needs a level */}
    <Heading>Your gifts</Heading>
    {/* @ts-expect-error -- there are four levels */}
    <Heading level={5}>Your gifts</Heading>
    {/* @ts-expect-error -- sizes are from the scale */}
    <Heading level={1} size="32px">
      Your gifts
    </Heading>
  </>
)
