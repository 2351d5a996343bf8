import { Details } from './Details.tsx'

/** Wrong uses of Details: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- it needs a summary */}
    <Details>Valid Monday to Thursday</Details>
    {/* @ts-expect-error -- it needs content */}
    <Details summary="Terms" />
    {/* @ts-expect-error -- the visitor opens it, not the page */}
    <Details summary="Terms" open>
      Valid Monday to Thursday
    </Details>
  </>
)
