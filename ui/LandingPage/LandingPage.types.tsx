import { LandingBand } from './LandingBand.tsx'
import { LandingPage } from './LandingPage.tsx'

/** Wrong uses of LandingPage: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- a page that invites says to what
    <LandingPage key="1" title="Dine together" lead="And earn." picture={null}>
      Bands
    </LandingPage>,
    // @ts-expect-error -- a part without a title is no part to jump to
    <LandingBand key="2">Words</LandingBand>,
    // @ts-expect-error -- there is no such ground
    <LandingBand key="3" title="Prices" ground="hero">
      Words
    </LandingBand>,
  ]
  return [wrong]
}
