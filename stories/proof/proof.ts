/** A look at the product by somebody, or something, that did not make it. */
export type Proof = {
  readonly subject: string
  /** The command that gives the figure of today; of a person’s look, who looked. */
  readonly by: string
  /** The figure of an earlier day; none where nobody had looked. */
  readonly before: string | null
  readonly now: string
  /** The day of `now`. */
  readonly day: string
}

const peers = 'npx playwright test --config .ci/peers/playwright.config.ts'
const prism = 'npx playwright test --config .ci/prism/playwright.config.ts'

export const proofs: readonly Proof[] = [
  {
    subject: 'A server that knows the contract alone, and a proxy that checks each request and answer',
    by: prism,
    before: '41 of 46: fixed answers 18 of 18, drawn answers 13 of 18, walks 10 of 10',
    now: '248 of 248: answers, walks and each way to write',
    day: '2026-11-29',
  },
  {
    subject: 'A client made of the contract',
    by: 'npx openapi-typescript dist/contract/openapi.json',
    before: '116 of 118 operations',
    now: '131 of 131 operations, compiled in strict mode',
    day: '2026-11-28',
  },
  {
    subject: 'IBM Equal Access and HTML_CodeSniffer, on each page of both enterprises',
    by: peers,
    before: null,
    now: '34 of 34 pages without a finding; six rules are not followed, each with its reason',
    day: '2026-11-29',
  },
  {
    subject: 'The main walk of each surface on slow 3G: 400 kbit/s, 400 ms to each answer',
    by: 'NETWORK=slow npm run test:e2e -- --grep @engines --timeout 180000',
    before: null,
    now: '29 of 29',
    day: '2026-11-29',
  },
  {
    subject: 'The main walks without scripts for 10 s, and with the first try of each read lost',
    by: 'NETWORK=late npm run test:e2e -- --grep @engines --timeout 180000',
    before: null,
    now: '29 of 29 each, after one fault was mended: a press before the scripts came did not count as the first one',
    day: '2026-11-29',
  },
  {
    subject: 'The main walk of each surface in Firefox and in WebKit',
    by: 'ENGINES=all npm run test:e2e -- --project=firefox --project=webkit',
    before: '22 and 25 of 27, in builds of Linux by other drivers',
    now: '29 and 28 of 29 in the same; the pins of a map that was drawn anew fail one of two runs in WebKit. Playwright’s own engines run them at night',
    day: '2026-11-29',
  },
  {
    subject: 'A claim by NVDA and by VoiceOver',
    by: 'npx playwright test --config .ci/readers/playwright.config.ts',
    before: null,
    now: 'not run: the job is off until the host has machines with them; a virtual screen reader reads 12 walks in each `npm test`',
    day: '2026-11-29',
  },
  {
    subject: 'The first day of a newcomer, out of 10',
    by: 'a developer who had not seen the work, from the README alone',
    before: '8.5',
    now: '8.8: claims an offer after two minutes, a list with a form after seven; what they missed is written now',
    day: '2026-11-29',
  },
  {
    subject: 'The W3C’s validator of HTML, on each built page',
    by: 'java -jar vnu.jar --errors-only dist/*/*/index.html',
    before: null,
    now: '112 pages without an error but newer CSS that it does not know',
    day: '2026-11-28',
  },
  {
    subject: 'nginx and Caddy, with the rules of the build',
    by: 'npx node .ci/hosting/proof.ts',
    before: '385 of 385 checks each',
    now: '398 of 398 checks each',
    day: '2026-11-28',
  },
  {
    subject: 'The package, by publint and by types of other resolvers',
    by: 'npx node .ci/package/check.ts --write',
    before: 'no finding',
    now: 'no finding',
    day: '2026-11-28',
  },
  {
    subject: 'Copied code, by jscpd',
    by: 'npx jscpd@4 ui features apps mocks --min-tokens 50',
    before: null,
    now: '7 copies, 50 lines of 97,122: 0.05 %',
    day: '2026-11-28',
  },
  { subject: 'Unused code, files and packages, by knip', by: 'npm run lint', before: 'none', now: 'none', day: '2026-11-29' },
  {
    subject: 'Faults by meaning: mistakes that a colleague could make, planted by somebody who wrote no test',
    by: 'a tester, once; the checks of one change, no whole run',
    before: '37 of 78, then 23 of 40 found',
    now: '19 of 40 new ones found; each of the 21 others has a test since',
    day: '2026-11-29',
  },
  {
    subject: 'The look of guests’ pages, out of 10',
    by: 'a designer who had not seen the work',
    before: '7.5',
    now: '7.7 of 11 surfaces, before the designer’s own changes',
    day: '2026-11-29',
  },
  {
    subject: 'The look of the tools, out of 10',
    by: 'a designer who had not seen the work',
    before: '6.8',
    now: '7.2 of 10 surfaces, before the designer’s own changes',
    day: '2026-11-29',
  },
]
