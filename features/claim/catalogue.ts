import { type Failure, type Refused, isFinalAnswer } from '../shared/api/answers/answer.ts'

const people = 'users?|members?|customers?|guests?|diners?'
const newcomers = `\\bnew (sign ?ups?|accounts?|${people})\\b`
const members = `\\b(existing|current|returning) (${people})\\b`
const only = '\\b(only|limited|restricted|reserved|exclusive(ly)?)\\b'
const offers = '\\b(offer|promotion|promo|coupon|reward|voucher|referral)\\b'
const over = '\\b(not valid|no longer valid|invalid|expired|ended|(not|no longer) (active|available)|inactive|unavailable|run out)\\b'
const spent = '\\b(used|redeemed|spent)\\b'
const before = '\\b(already|before|previously|prev|been|was)\\b'

/** The first row that matches counts. A message about a password, a phone number or an SMS code must match none. */
const wordings = [
  ['suspendedAccount', '\\bsuspen(ded|sion)\\b', '\\baccount\\b.*\\b(deactivated|disabled|banned|blocked|restricted|on hold)\\b'],
  ['claimOwnReferral', '\\bown (referral|offer|invit\\w+|promo\\w*|link)\\b', '\\bself referral\\b', '\\b(refer|invite) yourself\\b'],
  [
    'returnUserNewUserOnly',
    `${only}.*${newcomers}`,
    `${newcomers}.*${only}`,
    `\\bfor ${newcomers}`,
    `${members}.*\\b(not|cannot|can't)\\b`,
    `\\b(not|isn't) (available|valid|open|offered|meant|intended)\\b.*${members}`,
    `\\bunavailable (to|for) ${members}`,
  ],
  ['prevClaimed', '\\bunique (offer )?code\\b.*\\b(claimed|used|redeemed|taken)\\b'],
  [
    'prevUsed',
    `${offers}.*${before}.*${spent}`,
    `${before}.*${spent}.*${offers}`,
    `${spent}.*${offers}.*${before}`,
    `^${before} ${spent}$`,
    `${spent} (but|and) (unclaimed|not claimed|never claimed)\\b`,
  ],
  ['prevClaimed', `${before}.*\\bclaimed\\b`, `\\bclaimed\\b.*${before}`, '\\balready (have|own)\\b.*\\boffer\\b'],
  ['notValid', `${offers}.*${over}`, `${over} ${offers}`],
] as const satisfies readonly (readonly [row: string, ...words: readonly string[]])[]

/** The rows of the error catalogue: the status that each leads to. The status of `notValid` depends on the guest. */
export type CatalogueRow = (typeof wordings)[number][0]

/** A look-up returns the message only. */
export type Refusal = Pick<Refused, 'message'> & Partial<Pick<Refused, 'code' | 'status' | 'retryAfter'>>

const rows = wordings.map(([row, ...words]) => ({ row, words: new RegExp(words.join('|')) }))

const rowByStatus: ReadonlyMap<number | undefined, CatalogueRow> = new Map([
  [410, 'notValid'],
  [423, 'suspendedAccount'],
])

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[\s_.-]+/g, ' ')
    .trim()

export function findCatalogueRow({ message, code, status }: Refusal): CatalogueRow | null {
  const said = [code, message].map((text) => plain(text ?? ''))
  const named = said.flatMap((text) => rows.find(({ words }) => words.test(text)) ?? [])
  return named[0]?.row ?? rowByStatus.get(status) ?? null
}

/** Whether the answer is final. A 409 may mean that another request is pending; with a row of the catalogue it does not. */
export const isClaimRefused = (failure: Failure): failure is Refused =>
  (failure.kind === 'refused' && failure.status === 409 && findCatalogueRow(failure) !== null) || isFinalAnswer(failure)
