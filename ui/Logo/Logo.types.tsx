import { Logo } from './Logo.tsx'

/** Is the house’s own: nothing here compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such ground */}
    <Logo ground="card" />
    {/* @ts-expect-error -- which picture it is, the house says */}
    <Logo src="/logo.svg" />
  </>
)
