import fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { enterprises } from '../.storybook/enterprises.ts'
import type { Cents } from '../features/shared/money/money.ts'
import { EnterpriseProvider } from '../ui/Enterprise/EnterpriseProvider.tsx'

const [enterprise] = enterprises
if (!enterprise) throw new Error('There is no enterprise.')

export const markupOf = (screen: ReactElement): string =>
  renderToStaticMarkup(<EnterpriseProvider enterprise={enterprise}>{screen}</EnterpriseProvider>)

/** The amounts of a text, in cents. */
export const amountsIn = (markup: string): readonly number[] =>
  [...markup.replaceAll(/<[^>]*>/g, ' ').matchAll(/\$([\d,]+\.\d\d)/g)].map(([, sum = '']) =>
    Math.round(Number(sum.replaceAll(',', '')) * 100),
  )

/** The part of a page from one text to the next. */
export const between = (markup: string, from: string, to: string): string => markup.split(from)[1]?.split(to)[0] ?? ''

/** The sums on a page that pays: first on the slip, on its row that opens it, at the end of its summary, and on its button. */
const saidBefore = (markup: string, summary: string) => ({
  slip: amountsIn(between(markup, '<aside', '</aside>'))[0],
  row: amountsIn(between(between(markup, '<aside', '</aside>'), 'aria-expanded="false"', '</button>')),
  summary: amountsIn(between(markup, `aria-label="${summary}"`, '</dl>')).at(-1),
  button: Number(/>Pay \$([\d,]+\.\d\d)/.exec(markup)?.[1]?.replaceAll(',', '')) * 100,
})

/** Fails where a page that pays says another amount than this. */
export function expectToSay(markup: string, summary: string, amount: Cents): void {
  const { slip, row, summary: sum, button } = saidBefore(markup, summary)
  expect([slip, row, sum, Math.round(button)]).toEqual([amount, [amount], amount, amount])
}

const line = /data-tone="(?:charge|credit)">(?:(−?)\$|(?:(?!data-tone=).)*?<span dir="ltr">(−?)[^<]*?\$)([\d,.]+)</gs

/** The sum of a bill's lines and rows, without those that sum up others, in cents. */
const sumOfLines = (markup: string): number =>
  [...markup.matchAll(line)].reduce(
    (sum, [, rowMinus, lineMinus, amount = '']) =>
      sum + (rowMinus || lineMinus ? -1 : 1) * Math.round(Number(amount.replaceAll(',', '')) * 100),
    0,
  )

/**
 * Fails where a page has another sum than its lines: the bill's own, and this payment's below them, which may begin anew with the part that
 * is paid. A wide window has all of them on the slip, and a phone the payment's as rows of the form.
 */
export function expectToAddUp(markup: string, amount: Cents): void {
  const [bill = '', own = ''] = between(markup, '<aside', '</aside>').split('aria-label="This payment"')
  const form = between(markup, '<main', '</main>')
  const { slip, button } = saidBefore(markup, 'Bill')
  expect([slip, Math.round(button), amountsIn(between(form, 'data-total', '</p>'))]).toEqual([amount, amount, [amount]])
  for (const lines of [own, form]) expect([sumOfLines(lines), sumOfLines(bill) + sumOfLines(lines)]).toContain(amount)
}

/** All of a bill, a share of it, or a typed part, which is never nothing: that is refused. */
export const parts = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('shares' as const), people: fc.integer({ min: 2, max: 20 }), mine: fc.integer({ min: 1, max: 2 }) }),
    fc.integer({ min: 1, max: 400_00 }).map((amount) => ({ kind: 'amount' as const, typed: (amount / 100).toFixed(2) })),
  ),
)
