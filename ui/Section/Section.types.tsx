import { Section } from './Section.tsx'

/** Wrong uses of Section: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- the page's own headline is level 1, and no part's
    <Section key="1" title="Your gifts" level={1}>
      Words
    </Section>,
    // @ts-expect-error -- a part without a title is no part to jump to
    <Section key="2">Words</Section>,
  ]
  return [wrong]
}
