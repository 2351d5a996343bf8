import { Rating } from './Rating.tsx'

/** Wrong uses of Rating: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- the value is a number */}
    <Rating value="4.9" />
    {/* @ts-expect-error -- the number of ratings is in a message */}
    <Rating value={4.9} count={29} />
    {/* @ts-expect-error -- it is read-only */}
    <Rating value={4.9} onChange={() => {}} />
  </>
)
