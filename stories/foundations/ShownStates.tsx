import { type ReactNode, useLayoutEffect } from 'react'
import { Group, Specimen } from './Specimen.tsx'

/** The effect of a pointer or a key on a control. A pressed control is also under the pointer. */
const acted = { 'at rest': '', hover: 'hover', focus: 'focus', pressed: 'hover active' } as const

const pseudo = /:(hover|active|focus)(-visible|-within)?(?![\w-])/g

/** A pointer is also over what is around the control; the focus of a key is not. */
function marked(_: string, state: string, range?: string): string {
  const itself = `[data-shown~="${state}"]`
  return state === 'focus' && range !== '-within' ? `:is(${itself})` : `:is(${itself}, :has(${itself}))`
}

/** A rule for a state, as one for a control with the state's mark; empty if it is no such rule. */
function shown(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = rule.selectorText.replaceAll(pseudo, marked)
    return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`
  }
  if (!(rule instanceof CSSGroupingRule)) return ''
  const inner = [...rule.cssRules].map(shown).join('')
  return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
}

/** Marks the first control of each specimen: one of several tiles or buttons is hovered at a time. */
function mark(page: Element): void {
  for (const specimen of page.querySelectorAll<HTMLElement>('[data-state]'))
    specimen
      .querySelector<HTMLElement>('a, button, input, select, textarea, summary')
      ?.setAttribute('data-shown', specimen.dataset['state'] ?? '')
}

/** A control, and the states besides those that every control has. */
export interface Shown {
  readonly name: string
  readonly render: (state: { readonly disabled: boolean; readonly error: string | undefined; readonly id: string }) => ReactNode
  readonly canBe: readonly ('disabled' | 'invalid')[]
}

/** Each control in each state. Scripts can neither hover nor press, so the style sheets' rules are copied for a mark. */
export function ShownStates({ controls }: { readonly controls: readonly Shown[] }) {
  useLayoutEffect(() => {
    const style = document.createElement('style')
    style.textContent = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(shown)).join('')
    document.head.append(style)
    mark(document.body)
    return () => style.remove()
  }, [])
  return controls.map(({ name, render, canBe }) => (
    <Group key={name} name={name}>
      {[...Object.entries(acted), ...canBe.map((state) => [state, ''] as const)].map(([state, marks]) => (
        <Specimen key={state} name={state}>
          <div data-state={marks}>
            {render({
              disabled: state === 'disabled',
              error: state === 'invalid' ? 'Say what is missing' : undefined,
              id: `${name} ${state}`,
            })}
          </div>
        </Specimen>
      ))}
    </Group>
  ))
}
