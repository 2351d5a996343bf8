import * as z from 'zod/mini'
import { type Answer, type Failure, type Submission, idle as untouched } from '../../shared/api/answers/answer.ts'
import { type Rules, type StateWith, type Step, transitionBy, savedBy } from '../../shared/flow/flow.ts'
import { isFinalAnswer } from '../../shared/api/answers/isFinalAnswer.ts'
import { savedSubmission } from '../../shared/api/answers/savedAnswer.ts'
import { submissionFromFailure } from '../../shared/api/answers/submissionFromFailure.ts'

/** A reviewer's requested changes: a message, addresses of pictures, or both. */
export type Edits = { readonly message: string; readonly images: readonly string[] }

type Done = 'edits' | 'approval'

/** The writes of the review. What was read of the campaign is not in it. */
export type ReviewState =
  | StateWith<'idle', { readonly submission: Submission; readonly done: Done | null }>
  | StateWith<'sendingEdits', { readonly edits: Edits }>
  /** The answer was lost or undecided: the same request can be sent again, and acts once. `said` has the server's words, if any. */
  | StateWith<'editsUnknown', { readonly edits: Edits; readonly said: string | null }>
  /** Asks before it approves: a program that opens the link of an email must not approve. */
  | StateWith<'confirmingApproval'>
  | StateWith<'approving'>
  | StateWith<'approvalUnknown', { readonly said: string | null }>

export type ReviewEvent =
  | { readonly type: 'editsSubmitted'; readonly edits: Edits }
  | { readonly type: 'requestEditsAnswered'; readonly answer: Answer<unknown> }
  | { readonly type: 'approvalAsked' }
  | { readonly type: 'approvalCancelled' }
  | { readonly type: 'approvalConfirmed' }
  | { readonly type: 'approveEmailsAnswered'; readonly answer: Answer<unknown> }
  /** After a lost answer. */
  | { readonly type: 'sentAgain' }
  /** Back to the emails, though it is not known whether it arrived: the activity shows it once it has. */
  | { readonly type: 'unknownLeft' }
  /** `approve`: the link requests the approval. */
  | { readonly type: 'reloaded'; readonly approve: boolean }

export type ReviewCommand =
  | { readonly type: 'requestEdits'; readonly edits: Edits }
  | { readonly type: 'approveEmails' }
  /** The next press must not send the same draft again. */
  | { readonly type: 'clearDraft' }

type ReviewStep = Step<ReviewState, ReviewCommand>

const idle = (done: Done | null = null): ReviewState => ({ status: 'idle', submission: untouched, done })
const refusedFor = (failure: Failure): ReviewState => ({ status: 'idle', submission: submissionFromFailure(failure), done: null })

const getRefusalText = (failure: Failure): string | null => (failure.kind === 'refused' ? failure.message : null)
const left = ({ said }: { readonly said: string | null }): ReviewStep => [
  {
    status: 'idle',
    submission: { phase: 'unknown', message: said ?? 'We do not know whether it arrived. The activity below shows it once it has.' },
    done: null,
  },
]

/** @param approve the link requests the approval. */
export const begin = (approve: boolean): ReviewStep => [approve ? { status: 'confirmingApproval' } : idle()]

const sendEdits = (edits: Edits): ReviewStep => [
  { status: 'sendingEdits', edits },
  { type: 'requestEdits', edits },
]
const approve = (): ReviewStep => [{ status: 'approving' }, { type: 'approveEmails' }]

const rules: Rules<ReviewState, ReviewEvent, ReviewCommand> = {
  idle: {
    editsSubmitted: (_, { edits }) => sendEdits(edits),
    approvalAsked: () => [{ status: 'confirmingApproval' }],
    // The link may be another one than before: it is opened anew.
    reloaded: (_, { approve }) => begin(approve),
  },
  sendingEdits: {
    requestEditsAnswered: ({ edits }, { answer }) => {
      if (answer.ok) return [idle('edits'), { type: 'clearDraft' }]
      return isFinalAnswer(answer.failure)
        ? [refusedFor(answer.failure)]
        : [{ status: 'editsUnknown', edits, said: getRefusalText(answer.failure) }]
    },
    reloaded: ({ edits }) => sendEdits(edits),
  },
  editsUnknown: { sentAgain: ({ edits }) => sendEdits(edits), unknownLeft: left },
  confirmingApproval: { approvalCancelled: () => [idle()], approvalConfirmed: approve },
  approving: {
    approveEmailsAnswered: (_, { answer }) => {
      if (answer.ok) return [idle('approval')]
      return isFinalAnswer(answer.failure)
        ? [refusedFor(answer.failure)]
        : [{ status: 'approvalUnknown', said: getRefusalText(answer.failure) }]
    },
    reloaded: approve,
  },
  approvalUnknown: { sentAgain: approve, unknownLeft: left },
}

export const transition = transitionBy(rules)

const said = z._default(z.nullable(z.string()), null)
const savedEdits = z.object({ message: z.string(), images: z.array(z.string()) })

export const savedReview = savedBy<ReviewState>(
  2,
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('idle'), submission: savedSubmission, done: z.nullable(z.literal(['edits', 'approval'])) }),
    z.object({ status: z.literal('sendingEdits'), edits: savedEdits }),
    z.object({ status: z.literal('editsUnknown'), edits: savedEdits, said }),
    z.object({ status: z.literal(['confirmingApproval', 'approving']) }),
    z.object({ status: z.literal('approvalUnknown'), said }),
  ]),
)
