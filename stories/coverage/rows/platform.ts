/** The rules of every surface. */
export const platformRows = {
  'ENT-01':
    'Two enterprises; each holds name, domain, privacy_url, terms_url, incentive_notice_url, support_url, app_store_url, play_store_url, required_email_ending, required_email_display, app_id.',
  'ENT-02':
    "Every surface takes its colours, type, radii, logo, wording and links from the enterprise; no enterprise's name, colour or link stands in a feature or a ui component.",
  'ENT-03': 'A deployment of one enterprise carries nothing of the other (no CSS, logo, link or name).',
  'ENT-04': 'A third enterprise is added by adding one folder under themes (and nothing else), checked by a test that does so.',
  'ENT-05': 'Footer and consent links (privacy, terms, incentive notice, support) and store links come from the settings.',
  'ENT-06': 'The host prefix give or pass changes wording and links, on the purchase page and in the checkout.',
  'NET-01': 'Every request carries a session identifier and a device identifier header; the device identifier outlives the session.',
  'NET-02':
    'A stored token goes as Authorization: Bearer, prefetched reads included; a partner call without one raises an error before anything is sent.',
  'NET-03': 'A 401 on a partner call logs out (all partner state and stored data cleared) and goes to /login, unless already there.',
  'NET-04':
    'A 401 in the hosted checkout clears session and device and returns to the login stage; in managers it goes to /login keeping the query string.',
  'NET-05':
    'Every response is checked against its schema; what does not fit gives one clear error view that names no internals, and the detail goes to the console and the error hook, which a deployment can attach to (window.platewell.onError). An empty 2xx answer (204) to a call whose answer is not specified is a success; one with errors or success: false is a refusal, with any status.',
  'NET-06':
    "Server messages: first base error, else first message, else the surface's default ('An unknown error has occurred.', 'Payment failed. Please try again.', ...).",
  'NET-07': 'Time-out, offline and 5xx each give a view with a way to try again; reads retry by themselves with back-off, writes never do.',
  'NET-08':
    'A payment, claim, refund or purchase is never sent twice: double click, re-render, back button and reload are tried; each attempt carries an idempotency key, and an attempt whose answer was lost says so and is looked up before it can be repeated.',
  'NET-09': 'Analytics events go to POST /api/v5/events without ever delaying or failing the screen; with do-not-track they are not sent.',
  'NET-10':
    'utm parameters and code survive from landing through checkout; a later address without utm does not erase them; code is not part of utm.',
  'NET-11': 'Logout clears the session, the token, saved flows and cached data, in every tab.',
  'NET-12':
    'Only an answer that says so is a success of a write that moves money or rights: a 2xx without its outcome, or with errors, is an unknown outcome or a refusal, never a success.',
  'NET-13':
    "Every sign-in with a password offers 'Forgot your password?'; every surface where somebody is signed in says who, and offers a way to sign out.",
  'NET-14':
    'Every field of the user: referral shows where it is offered, the level and kind of a subscription decide what is sold, the others are used or named as unused.',
  'LAW-05':
    'Every script of a page that takes payments has its SHA-256 in the page, and its reason, its owner and the day of its authorization in scripts.json; what the policy blocks reaches the deployment’s signals; the host check compares pages and scripts with the build.',
  'LAW-06':
    'What is done with sensitive data is said, and can be limited where it is used; that the browser’s signal is honored is said as far as it was processed: for the account only once that is opted out.',
  'LAW-07':
    'Refund policy, the number to call, and the terms of a bonus stand before a payment and on a gift; every footer of guests has a link to the statement about accessibility.',
  'LAW-09': 'A price that was computed from a person’s data says so at the price, in the statute’s words, where the server says so.',
  'LAW-10': 'The contract says who sends the reminder of a subscription of more than a month, when, and with which days.',
  'OGP-01':
    'The link of a gift, an offer and a store shows title, picture and words of its enterprise in messages; no address with a code, a bill or a token is indexed.',
  'REL-01':
    'Each signal carries the release, and the maps beside a build lead from its stack to the source; version.json names commit, time, contract and enterprise. An open tool offers a new release at a quiet moment, never while something is typed, open, unsaved or past the first step of a flow.',
  'REL-02':
    'One build goes through all stages: a release with a file of settings is, byte by byte, the build with them, its policies included. The API may be below a path. The wallets and the split are turned off by an answer of the server, within a minute, also on open pages; a payment that runs is not broken.',
  'AT-01':
    'Each component and main walk has a record of keyboard, screen reader, zoom and forced colors: each names the test that proves it, and a proof that is gone fails the tests.',
} as const
