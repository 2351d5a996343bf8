import { Logo } from './Logo.tsx'

/** Wrong uses of Logo: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such background */}
    <Logo ground="card" />
    {/* @ts-expect-error -- the picture comes from the enterprise */}
    <Logo src="/logo.svg" />
  </>
)
