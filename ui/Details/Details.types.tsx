import { Details } from './Details.tsx'

/** Wrong uses of Details: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- without a summary nobody knows what would open */}
    <Details>Valid Monday to Thursday</Details>
    {/* @ts-expect-error -- with nothing inside there is nothing to open */}
    <Details summary="Terms" />
    {/* @ts-expect-error -- whether it is open is the reader’s matter */}
    <Details summary="Terms" open>
      Valid Monday to Thursday
    </Details>
  </>
)
