import { Illustration } from './Illustration.tsx'

/** Wrong uses of Illustration: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such moment */}
    <Illustration moment="birthday" />
    {/* @ts-expect-error -- it decorates, and has no messages */}
    <Illustration moment="success" alt="All went well" />
    {/* @ts-expect-error -- its shape is one of two */}
    <Illustration moment="success" ratio="square" />
  </>
)
