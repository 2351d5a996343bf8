import { type Rule, code, decision, server } from './rule.ts'

const pageRules = 'apps/build/hosting/hosting.test.ts'

/** Separation of origins, scripts of others, and the browser: OWASP ASVS 5.0.0, V3.5 to V3.7. */
export const originPoints: readonly Rule[] = [
  {
    id: '3.5.1',
    sentence: 'A request that acts is known to come from the application.',
    ...code(
      'Each call has headers of its own, which another site’s page cannot send without the API’s permission, and no cookie gives a right.',
      'apps/runtime/api/call.test.ts',
      'carries the session and the device',
    ),
  },
  {
    id: '3.5.2',
    sentence: 'Nothing acts on a request without preflight.',
    ...server('The API refuses a write without the headers of 3.5.1, or of another content type.'),
  },
  {
    id: '3.5.3',
    sentence: 'What acts is not sent by GET.',
    ...code(
      'Each write of the contract has another method: GET is read, and only reads are sent again.',
      'apps/runtime/api/oneLock.test.ts',
      'every call is made by what knows its thing',
    ),
  },
  {
    id: '3.5.4',
    sentence: 'Separate applications have hosts of their own.',
    ...code(
      'GUESTS_ADDRESS and TOOLS_ADDRESS: guests’ pages on one, staff and buyers of many gifts on the other. On one host, a guest’s page could read a tool’s token: use two.',
      'apps/build/servers/hostChecks.test.ts',
      'an app of another host',
    ),
  },
  {
    id: '3.5.5',
    sentence: 'Messages of unknown origin are dropped.',
    ...code('No page receives any from another window.', 'apps/embed/parentPage.test.ts', 'is never listened to, whoever holds the frame'),
  },
  { id: '3.5.6', sentence: 'No JSONP.', ...code('The policy allows no script of the API.', pageRules, 'allows scripts from files only') },
  {
    id: '3.5.7',
    sentence: 'No data of a person in a script.',
    ...code(
      'Scripts are files of the build, the same for everybody; a payment page checks each by its hash.',
      'apps/build/hosting/csp.e2e.ts',
      'runs no script of a payment page that is not as it was built',
    ),
  },
  {
    id: '3.5.8',
    sentence: 'What needs a sign-in cannot be embedded by others.',
    ...server(
      'It is read with a token in a header, which no embedded picture sends. For pictures by address the API sets Cross-Origin-Resource-Policy.',
    ),
  },
  {
    id: '3.6.1',
    sentence: 'A foreign script is versioned and has a hash, or a written reason.',
    ...code(
      'Two have none, and a written reason: scripts.json in the built folder, from the list that the policy is made of.',
      'apps/build/hosting/scripts.test.ts',
      'no page of any deployment allows a script that is not in the inventory',
    ),
  },
  {
    id: '3.7.1',
    sentence: 'No technology that is unsupported.',
    ...code('HTML, styles and modules.', 'apps/build/document/valid.e2e.ts', 'every built page is valid HTML'),
  },
  {
    id: '3.7.2',
    sentence: 'A page leaves by itself only to a known address.',
    ...code(
      'Its own origin, what RETURN_TARGETS names, and by a partner’s press a page of the payment provider: no other address fits the answer.',
      'features/shared/links/returnUrl.test.ts',
      'does not lead to',
    ),
  },
  {
    id: '3.7.3',
    sentence: 'A notice, and a way to cancel, before a page leaves for another site.',
    ...decision(
      '“Returning to order...” stands for 3.5 seconds, and a bill that is paid for 3; the specification asks for that. The target is a system of the same restaurant, which the deployment names, and the order began there: to stay would be a page without a bill. Whoever asks for a receipt stays. Nothing else leaves by itself.',
    ),
  },
  {
    id: '3.7.4',
    sentence: 'The domain is on the browsers’ list of HTTPS hosts.',
    ...decision(
      'TRANSPORT_SECURITY=preload sends what the list asks for. It is off: only the owner of a domain knows that everything below it has HTTPS, and leaving the list takes months.',
    ),
  },
  {
    id: '3.7.5',
    sentence: 'A browser without the expected features is handled as the guide says.',
    ...code(
      'A page whose scripts do not run says so, and names an old browser as the reason, without a script.',
      'apps/build/document/firstPaint.e2e.ts',
      'if no script arrives, the page says so after a while',
    ),
  },
]
