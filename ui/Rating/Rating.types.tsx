import { Rating } from './Rating.tsx'

/** Wrong uses of Rating: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- stars are counted */}
    <Rating value="4.9" />
    {/* @ts-expect-error -- how many have judged is said in messages */}
    <Rating value={4.9} count={29} />
    {/* @ts-expect-error -- it is looked at, not given */}
    <Rating value={4.9} onChange={() => {}} />
  </>
)
