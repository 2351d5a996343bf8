import type { Answer, Failure } from '../shared/api/answer.ts'

const refusalOf = (failure: Failure): string =>
  (failure.kind === 'refused' && failure.message) || 'Please open the link of your invitation again in a moment.'

/** What became of an opened invitation. PUB-01 specifies the texts for success; they are the same for every enterprise. */
export const verificationToast = (answer: Answer<unknown>) =>
  answer.ok
    ? ({ tone: 'info', title: 'Verify your email address', text: 'Confirm the email sent from Platewell' } as const)
    : ({ tone: 'warning', title: 'We could not verify your email address', text: refusalOf(answer.failure) } as const)
