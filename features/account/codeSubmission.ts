import type { Submission } from '../shared/api/answers/answer.ts'

/** What became of a code by text message, or of the wish for another one. */
export type CodeSubmission = Submission | { readonly phase: 'resending' | 'resent' }
