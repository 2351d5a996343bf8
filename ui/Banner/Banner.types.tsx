import { Banner } from './Banner.tsx'

/** Wrong uses of Banner: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it has no trigger
    <Banner key="1" tone="info" title="News" messages={{ open: 'Open' }} />,
    // @ts-expect-error -- there is no such tone
    <Banner key="2" tone="loud" title="News" />,
  ]
  return [wrong]
}
