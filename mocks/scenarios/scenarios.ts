import { delay, http, HttpResponse } from 'msw'
import type { HttpHandler, Path } from 'msw'
import * as claimApi from '../../features/claim/api.ts'
import * as accountApi from '../../features/account/api.ts'
import { getSwitches } from '../../features/payment/switches/api.ts'
import type { Endpoint } from '../../features/shared/api/endpoint.ts'
import { handlers as storyHandlers } from '../handlers/all.ts'
import { getPathPattern, refusal } from '../handlers/respond.ts'
import { answersWith, lostAfterActing } from './faults.ts'
import { catalogue } from '../state/memory/refusal.ts'
import type { Refused } from '../state/memory/refusal.ts'

export const scenarioNames = [
  'none',
  'slow',
  'offline',
  'serverError',
  'unauthorized',
  'malformed',
  'wrongSchema',
  'timeout',
  'lostAnswer',
  'unknownOffer',
  'notValid',
  'notValidWhenLoaded',
  'wrongClaimCode',
  'wrongSmsCode',
  'wrongPassword',
  'suspended',
  'suspendedAtSignIn',
  'alreadyClaimed',
  'used',
  'uniqueClaimed',
  'uniqueNotice',
  'newSignupsOnly',
  'ownReferral',
  'switchedOff',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

/** A named fault or refusal of the API. */
export type Scenario = {
  readonly title: string
  /**
   * Handlers to put before the API's own. @param path the calls that it affects; the scenario's default if it is omitted.
   * @param api the API's handlers, for a fault that happens after the server acted.
   */
  handlers(path?: Path, api?: readonly HttpHandler[]): HttpHandler[]
}

/** Every call but the analytics, on which no screen may depend. */
const everyCall = /\/(api\/(?!v\d+\/events)|platewell_cash\/|gift_card_options|places\/)/

/** The delay of a slow answer in milliseconds: long enough to see the page wait, shorter than its time-out. */
const slowness = 2500

const refuses = (title: string, endpoint: Pick<Endpoint, 'path'>, { message, status }: Refused): Scenario => ({
  title,
  handlers: (path = getPathPattern(endpoint)) => answersWith(path, () => refusal(message, status)),
})

const claimed = { account_exists: true, used: false }

export const scenarios = {
  none: { title: 'No fault', handlers: () => [] },
  slow: {
    title: 'Slow: each answer takes 2.5 s',
    handlers: (path = everyCall) => [
      // Without a response, the next handler answers.
      http.all(path, async () => {
        await delay(slowness)
      }),
    ],
  },
  offline: { title: 'Offline: no call gets through', handlers: (path = everyCall) => answersWith(path, () => HttpResponse.error()) },
  serverError: {
    title: '500: the server fails',
    handlers: (path = everyCall) => answersWith(path, () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 })),
  },
  unauthorized: {
    title: '401: the server does not know who asks',
    handlers: (path = everyCall) => answersWith(path, () => refusal('Please sign in again.', 401)),
  },
  malformed: {
    title: 'Malformed: JSON that breaks off',
    handlers: (path = everyCall) =>
      answersWith(path, () => new HttpResponse('{"offer":{"id":', { headers: { 'Content-Type': 'application/json' } })),
  },
  wrongSchema: {
    title: 'Wrong schema: JSON of another shape',
    handlers: (path = everyCall) => answersWith(path, () => HttpResponse.json({ surprise: [1, null, 'two'] })),
  },
  timeout: {
    title: 'Time-out: no answer ever comes',
    handlers: (path = everyCall) => [
      http.all(path, async () => {
        await delay('infinite')
        return HttpResponse.error()
      }),
    ],
  },
  lostAnswer: {
    title: 'Lost answer: the server claims, then the line breaks',
    handlers: (path = getPathPattern(claimApi.claimOffer), api = storyHandlers) => lostAfterActing(path, api),
  },
  unknownOffer: refuses('No such offer', claimApi.getOffer, catalogue.unknownOffer),
  notValid: refuses('Claim: offer is not valid', claimApi.claimOffer, catalogue.notValid),
  notValidWhenLoaded: refuses('Load: offer is not valid', claimApi.getOffer, catalogue.notValid),
  wrongClaimCode: {
    title: 'The claim code is not verified',
    handlers: (path = getPathPattern(claimApi.verifyClaimCode)) => answersWith(path, () => HttpResponse.json({ verified: false })),
  },
  wrongSmsCode: refuses('Every texted code is wrong', claimApi.verifySmsCode, catalogue.wrongSmsCode),
  wrongPassword: refuses('Every password is wrong', accountApi.signIn, catalogue.wrongPassword),
  suspended: refuses('Claim: account suspended', claimApi.claimOffer, catalogue.suspended),
  suspendedAtSignIn: refuses('Sign-in: account suspended', accountApi.signIn, catalogue.suspended),
  alreadyClaimed: refuses('Claimed before', claimApi.claimOffer, catalogue.alreadyClaimed),
  used: {
    title: 'Used without having been claimed',
    handlers: (path = getPathPattern(claimApi.claimOffer)) => answersWith(path, () => HttpResponse.json({ ...claimed, used: true })),
  },
  uniqueClaimed: refuses('Unique code claimed before', claimApi.claimOffer, catalogue.uniqueClaimed),
  uniqueNotice: {
    title: 'Unique code claimed before, yet claimed',
    handlers: (path = getPathPattern(claimApi.claimOffer)) =>
      answersWith(path, () => HttpResponse.json({ ...claimed, error: catalogue.uniqueClaimed.message })),
  },
  switchedOff: {
    title: 'Switched off: wallets and the split',
    handlers: (path = getPathPattern(getSwitches)) =>
      answersWith(path, () => HttpResponse.json({ features: { wallets: false, split: false } })),
  },
  newSignupsOnly: refuses('For new signups only', claimApi.claimOffer, catalogue.newSignupsOnly),
  ownReferral: refuses('One’s own referral', claimApi.claimOffer, catalogue.ownReferral),
} as const satisfies Record<ScenarioName, Scenario>
