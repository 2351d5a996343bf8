import type { FieldMessages } from './serverRefusal.ts'

/** Why a call failed. */
export type Failure =
  /**
   * The server refused (4xx, or a 2xx with errors). `message` is its own text, or null; few refusals have a `code`, or
   * messages for single fields.
   */
  | {
      readonly kind: 'refused'
      readonly status: number
      readonly message: string | null
      readonly code?: string
      readonly fields?: FieldMessages
      /** The seconds until the server takes the call again, if it sends them. */
      readonly retryAfter?: number
    }
  /** The request or its answer was lost. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** The server failed (5xx). */
  | { readonly kind: 'server' }
  /** The answer did not fit its schema. */
  | { readonly kind: 'malformed' }

/** A refusal; `isFinalAnswer` decides whether it is final. */
export type Refused = Extract<Failure, { kind: 'refused' }>

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const answered = <T>(value: T): Answer<T> => ({ ok: true, value })
export const failed = (failure: Failure): Answer<never> => ({ ok: false, failure })
export const refused = (message: string | null, status = 422): Answer<never> => failed({ kind: 'refused', status, message })

type Refusal = { readonly status?: number; readonly fields?: FieldMessages }

/** The state of a form's last submission; `sending` carries what was sent. */
export type Submission<Sent = unknown> =
  | { readonly phase: 'idle' }
  | ({ readonly phase: 'sending' } & Sent)
  | ({ readonly phase: 'refused'; readonly message: string } & Refusal)
  /** The answer was lost: the server may have acted. The next try is the same attempt. */
  | { readonly phase: 'unknown'; readonly message: string }

export const idle = { phase: 'idle' } as const
export const sending = { phase: 'sending' } as const
export const refusedWith = (message: string, { status, fields }: Refusal = {}) =>
  ({ phase: 'refused', message, ...(status !== undefined && { status }), ...(fields && { fields }) }) as const

/** The message of a submission that did not succeed; null for any other. */
export const getProblem = (submission: { readonly phase: string; readonly message?: string }): string | null => submission.message ?? null

/** Refusals that leave the outcome unknown: another request for the same may still be running. */
const undecided: ReadonlySet<number> = new Set([408, 409, 425, 429])

/** Whether the refusal is final; otherwise the server may have acted, or may still act. */
export const isFinalAnswer = (failure: Failure): failure is Refused => failure.kind === 'refused' && !undecided.has(failure.status)

/** Whether money cannot have moved. A 2xx with errors is contradictory: a payment, a refund or a credit is then looked up. */
export const movedNoMoney = (failure: Failure): failure is Refused => isFinalAnswer(failure) && failure.status >= 400

/** Whether the item may be deleted already: the answer was lost, or the server does not find it. */
export const mayBeGone = (failure: Failure): boolean => failure.kind !== 'refused' || failure.status === 404
