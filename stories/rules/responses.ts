import { type Rule, code, decision, server } from './rule.ts'

const rules = 'apps/build/hosting/responses.test.ts'
const pageRules = 'apps/build/hosting/hosting.test.ts'
const onePolicy = 'which forbids what it does not name, a base address and, but for the frames, to be framed'
const sentHeaders = 'pages, hashed files and all others have the headers that the build lists'
const cookie = 'lasts 365 days on every page of the host'

/** Documentation, content, cookies and headers: OWASP ASVS 5.0.0, V3.1 to V3.4. */
export const responsePoints: readonly Rule[] = [
  {
    id: '3.1.1',
    sentence: 'The guide names the security features that a browser must have, and what happens without them.',
    ...code('“Expected of browsers”, on this page.', 'stories/rules/rules.test.ts', 'the guide names what is expected of browsers'),
  },
  {
    id: '3.2.1',
    sentence: 'No response is rendered in a wrong context.',
    ...code(
      'A file that is opened by itself runs nothing: each has a policy, and outside the folders a sandbox.',
      rules,
      'nothing that is opened by itself runs',
    ),
  },
  {
    id: '3.2.2',
    sentence: 'Text is shown as text.',
    ...code(
      'React writes text. No source writes markup, and on most pages the policy forbids it (trusted types).',
      'stories/rules/rules.test.ts',
      'no source writes markup',
    ),
  },
  {
    id: '3.2.3',
    sentence: 'No DOM clobbering.',
    ...decision(
      'Nobody’s markup comes into a page (3.2.2), so nobody can plant a name. Modules declare what they use; the linter refuses undeclared names.',
    ),
  },
  {
    id: '3.3.1',
    sentence: 'Cookies are Secure, and their names begin with __Host- or __Secure-.',
    ...code(
      'The only cookie, of an opt-out, has __Host-, and for two hosts also __Secure-. Over HTTP on a developer’s machine it has no prefix: browsers would refuse it.',
      'apps/runtime/tracking/consent.test.ts',
      cookie,
    ),
  },
  {
    id: '3.3.2',
    sentence: 'SameSite is set by the purpose of the cookie.',
    ...code(
      'None, so that an opt-out in a frame on another site’s page holds there too. The cookie gives no right.',
      'apps/runtime/tracking/consent.test.ts',
      cookie,
    ),
  },
  {
    id: '3.3.3',
    sentence: 'A cookie for one host has the prefix __Host-.',
    ...code(
      '__Host- on each host; __Secure- only for the domain that two hosts share. An opt-out under the name of before still holds.',
      'apps/runtime/tracking/consent.test.ts',
      'is saved for both hosts of an enterprise',
    ),
  },
  {
    id: '3.3.4',
    sentence: 'A session cookie is HttpOnly.',
    ...server('The pages have no session cookie: a token comes in an answer, and is sent in a header.'),
  },
  {
    id: '3.3.5',
    sentence: 'A cookie has less than 4096 bytes.',
    ...code('A name and “true”.', 'apps/runtime/tracking/consent.test.ts', cookie),
  },
  {
    id: '3.4.1',
    sentence: 'HSTS on every response, for a year, with all subdomains.',
    ...code('On every response, for everything below the host too.', rules, 'the host and all below it are served over HTTPS for a year'),
  },
  {
    id: '3.4.2',
    sentence: 'CORS allows known origins only.',
    ...server('The API allows the pages’ origins: Guides / Deploying, Settings.'),
  },
  {
    id: '3.4.3',
    sentence: 'Every response has a Content-Security-Policy, with object-src and base-uri none, and hashes.',
    ...code(
      'Pages: a policy each, with the hashes of their styles. Scripts have the page’s own origin, and where payments are taken an import map binds each by its digest: hashes in the policy would forbid the lazy ones. Files, redirects and faults: nothing is allowed. A release for a static host (--static) has no file without a policy. Its own answer for a missing file is the host’s.',
      rules,
      onePolicy,
    ),
  },
  { id: '3.4.4', sentence: 'nosniff on every response.', ...code('For every file.', 'apps/build/hosting/csp.e2e.ts', sentHeaders) },
  {
    id: '3.4.5',
    sentence: 'A referrer policy keeps addresses from third parties.',
    ...code('Another origin receives the origin alone.', 'apps/build/hosting/csp.e2e.ts', sentHeaders),
  },
  {
    id: '3.4.6',
    sentence: 'frame-ancestors on every response.',
    ...code('None; the frames alone are embedded by the pages that the deployment names.', rules, onePolicy),
  },
  {
    id: '3.4.7',
    sentence: 'The policy names a place for reports.',
    ...code(
      'POLICY_REPORTS. Without it, SIGNALS receives what was blocked once scripts run.',
      rules,
      'is reported to the address that the deployment names',
    ),
  },
  {
    id: '3.4.8',
    sentence: 'Pages are isolated from windows of others (COOP).',
    ...code(
      'same-origin; same-origin-allow-popups where a wallet or a bank opens a window.',
      pageRules,
      'allows the browser’s wallets in the checkout',
    ),
  },
]
