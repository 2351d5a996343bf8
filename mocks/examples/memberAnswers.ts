import { ambassadorAnswers } from './ambassadorAnswers.ts'
import type { ExampleAnswer } from './exampleAnswer.ts'
import { giftAnswers } from './giftAnswers.ts'
import { redemptionAnswers } from './redemptionAnswers.ts'

/** Answers to what members do after they have credit: they pay a check, open a gift, and recommend restaurants. */
export const memberAnswers: readonly ExampleAnswer[] = [...redemptionAnswers, ...giftAnswers, ...ambassadorAnswers]
