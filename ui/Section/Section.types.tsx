import { Section } from './Section.tsx'

/** Wrong uses of Section: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- level 1 is for the page's headline
    <Section key="1" title="Your gifts" level={1}>
      Words
    </Section>,
    // @ts-expect-error -- it needs a title
    <Section key="2">Words</Section>,
  ]
  return [wrong]
}
