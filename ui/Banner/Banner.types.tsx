import { Banner } from './Banner.tsx'

/** Has a tone there is, and says only what it has to say: nothing here compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- nothing in it is opened
    <Banner key="1" tone="info" title="News" messages={{ open: 'Open' }} />,
    // @ts-expect-error -- there is no such tone
    <Banner key="2" tone="loud" title="News" />,
  ]
  return [wrong]
}
