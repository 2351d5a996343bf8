import { Logo } from './Logo.tsx'

/** Wrong uses of Logo: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such ground */}
    <Logo ground="card" />
    {/* @ts-expect-error -- which picture it is, the enterprise says */}
    <Logo src="/logo.svg" />
  </>
)
