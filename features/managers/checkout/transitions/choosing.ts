import type { CheckoutRules, Visit } from '../checkout.ts'
import { type Choices, switchedExpense } from '../choices.ts'

export const withChoices = (visit: Visit, choices: Partial<Choices>): Visit => ({ ...visit, choices: { ...visit.choices, ...choices } })

export const bill: CheckoutRules['bill'] = {
  chosen: (state, { choices }) => [{ ...state, visit: withChoices(state.visit, choices) }],
  expenseSwitched: ({ visit, ...state }, { expense, isExplained }) => {
    const choices = switchedExpense(visit.choices, expense)
    const explaining = expense === 'business' && !isExplained
    return [{ ...state, visit: { ...visit, choices }, explaining }, ...(explaining ? [{ type: 'rememberExplained' } as const] : [])]
  },
  explained: (state) => [{ ...state, explaining: false }],
  continued: ({ visit, ticket }) => [{ status: 'payment', visit, ticket, problem: null, confirmedTip: null }],
}
