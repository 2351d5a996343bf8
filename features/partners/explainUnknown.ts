import type { Submission } from '../shared/api/answers/answer.ts'

/** The submission, with words that fit a lost answer. Sending the same again is safe: the server acts once for each key. */
export const explainUnknown = (submission: Submission): Submission =>
  submission.phase === 'unknown'
    ? { phase: 'unknown', message: 'We do not know whether it arrived. You can send it again as it is: it counts once.' }
    : submission
