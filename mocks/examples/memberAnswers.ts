import { getMember } from '../../features/claim/member/api.ts'
import { ambassadorAnswers } from './ambassadorAnswers.ts'
import type { ExampleAnswer } from './exampleAnswer.ts'
import { giftAnswers } from './giftAnswers.ts'
import { redemptionAnswers } from './redemptionAnswers.ts'

const claimingMember: ExampleAnswer = {
  title: 'a member at the claim',
  endpoint: getMember,
  body: { user: { has_opted_out_email: true, has_opted_out_sms: true, referral: { give: 20, get: 10, min_spend: 30 } } },
  essential: ['user'],
}

/** Answers to what members do: they claim, and after they have credit they pay a check, open a gift, and recommend restaurants. */
export const memberAnswers: readonly ExampleAnswer[] = [claimingMember, ...redemptionAnswers, ...giftAnswers, ...ambassadorAnswers]
