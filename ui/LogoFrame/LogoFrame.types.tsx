import { LogoFrame } from './LogoFrame.tsx'

/** Wrong uses of LogoFrame: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- there is no such background */}
    <LogoFrame src="/kumo.svg" alt="Kumo Ramen" fallback="Kumo Ramen" ground="page" />
    {/* @ts-expect-error -- it needs a text where there is no logo */}
    <LogoFrame src={null} alt="Kumo Ramen" />
    {/* @ts-expect-error -- without a logo it is null */}
    <LogoFrame alt="Kumo Ramen" fallback="Kumo Ramen" />
  </>
)
