import { Illustration } from './Illustration.tsx'

/** Wrong uses of Illustration: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such moment */}
    <Illustration moment="birthday" />
    {/* @ts-expect-error -- it is decorative, and has no alternative text */}
    <Illustration moment="success" alt="All went well" />
    {/* @ts-expect-error -- there is no such shape */}
    <Illustration moment="success" ratio="square" />
  </>
)
