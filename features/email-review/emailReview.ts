import type { Answer } from '../shared/answer.ts'
import { failureLead } from '../shared/failureLead.ts'
import { type Rules, type StateWith, type Step, transitionBy } from '../shared/flow.ts'
import { isFinalAnswer } from '../shared/isFinalAnswer.ts'
import { savedFields } from '../shared/saved.ts'

/** The changes that a reviewer asks for: a message, addresses of pictures, or both. */
export type Edits = { readonly message: string; readonly images: readonly string[] }

/** What was done last: it is said above the form. */
type Done = 'edits' | 'approval'

/** The writes of the review. What was read of the campaign is not in it. */
export type ReviewState =
  | StateWith<'idle', { readonly problem: string | null; readonly done: Done | null }>
  | StateWith<'sendingEdits', { readonly edits: Edits }>
  /** The answer was lost: the same request can be sent again, and acts once. */
  | StateWith<'editsUnknown', { readonly edits: Edits }>
  /** Asks before it approves: a program that opens the link of an e-mail must not approve (REV-02). */
  | StateWith<'confirmingApproval'>
  | StateWith<'approving'>
  | StateWith<'approvalUnknown'>

export type ReviewEvent =
  | { readonly type: 'editsSubmitted'; readonly edits: Edits }
  | { readonly type: 'requestEditsAnswered'; readonly answer: Answer<unknown> }
  | { readonly type: 'approvalAsked' }
  | { readonly type: 'approvalCancelled' }
  | { readonly type: 'approvalConfirmed' }
  | { readonly type: 'approveEmailsAnswered'; readonly answer: Answer<unknown> }
  /** After a lost answer. */
  | { readonly type: 'sentAgain' }
  | { readonly type: 'reloaded' }

export type ReviewCommand =
  | { readonly type: 'requestEdits'; readonly edits: Edits }
  | { readonly type: 'approveEmails' }
  /** What was sent must not be sent by the next press too. */
  | { readonly type: 'clearDraft' }

type ReviewStep = Step<ReviewState, ReviewCommand>

const idle = (facts: { readonly problem?: string; readonly done?: Done } = {}): ReviewState => ({
  status: 'idle',
  problem: facts.problem ?? null,
  done: facts.done ?? null,
})

/** @param approve the link asks for the approval. */
export const begin = (approve: boolean): ReviewStep => [approve ? { status: 'confirmingApproval' } : idle()]

const sendEdits = (edits: Edits): ReviewStep => [
  { status: 'sendingEdits', edits },
  { type: 'requestEdits', edits },
]
const approve = (): ReviewStep => [{ status: 'approving' }, { type: 'approveEmails' }]

const rules: Rules<ReviewState, ReviewEvent, ReviewCommand> = {
  idle: { editsSubmitted: (_, { edits }) => sendEdits(edits), approvalAsked: () => [{ status: 'confirmingApproval' }] },
  sendingEdits: {
    requestEditsAnswered: ({ edits }, { answer }) => {
      if (answer.ok) return [idle({ done: 'edits' }), { type: 'clearDraft' }]
      return isFinalAnswer(answer.failure) ? [idle({ problem: failureLead(answer.failure) })] : [{ status: 'editsUnknown', edits }]
    },
    reloaded: ({ edits }) => sendEdits(edits),
  },
  editsUnknown: { sentAgain: ({ edits }) => sendEdits(edits) },
  confirmingApproval: { approvalCancelled: () => [idle()], approvalConfirmed: approve },
  approving: {
    approveEmailsAnswered: (_, { answer }) => {
      if (answer.ok) return [idle({ done: 'approval' })]
      return isFinalAnswer(answer.failure) ? [idle({ problem: failureLead(answer.failure) })] : [{ status: 'approvalUnknown' }]
    },
    reloaded: approve,
  },
  approvalUnknown: { sentAgain: approve },
}

export const transition = transitionBy(rules)

export const savedReview = savedFields<ReviewState>(1, {
  idle: { problem: 'any', done: 'any' },
  sendingEdits: { edits: 'data' },
  editsUnknown: { edits: 'data' },
  confirmingApproval: {},
  approving: {},
  approvalUnknown: {},
})
