import { LandingBand } from './LandingBand.tsx'
import { LandingPage } from './LandingPage.tsx'

/** Wrong uses of LandingPage: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs an action
    <LandingPage key="1" title="Dine together" lead="And earn." picture={null}>
      Bands
    </LandingPage>,
    // @ts-expect-error -- it needs a title
    <LandingBand key="2">Words</LandingBand>,
    // @ts-expect-error -- there is no such background
    <LandingBand key="3" title="Prices" ground="hero">
      Words
    </LandingBand>,
  ]
  return [wrong]
}
