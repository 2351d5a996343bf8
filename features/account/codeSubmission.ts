import type { Submission } from '../shared/api/answers/answer.ts'

/** The result of sending a code by text message, or another one. */
export type CodeSubmission = Submission | { readonly phase: 'resending' | 'resent' }
