import { createElement, type MouseEvent, useId } from 'react'
import { useGlobals, useGlobalTypes } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import * as z from 'zod/mini'

const choices = z.array(z.object({ value: z.string(), title: z.string() }))
const conditionIn = z.object({ name: z.string(), description: z.string(), condition: choices })

type Condition = { readonly id: string; readonly usual: string } & z.infer<typeof conditionIn>

/** The globals that have a `condition`. The first choice of each is the usual one. */
function useConditions(): readonly Condition[] {
  return Object.entries(useGlobalTypes()).flatMap(([id, type]) => {
    const known = conditionIn.safeParse(type)
    return known.success ? [{ id, usual: known.data.condition[0]?.value ?? '', ...known.data }] : []
  })
}

const Opener = styled.button(({ theme }) => ({
  blockSize: 28,
  paddingInline: 8,
  border: 0,
  borderRadius: theme.input.borderRadius,
  background: 'transparent',
  color: theme.barTextColor,
  font: 'inherit',
  fontSize: theme.typography.size.s2 - 1,
  fontWeight: theme.typography.weight.bold,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover, &[data-some]': { color: theme.barSelectedColor },
}))
const Menu = styled.div(({ theme }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 16,
  inlineSize: 400,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
  color: theme.color.defaultText,
  boxShadow: '0 8px 24px rgb(0 0 0 / 20%)',
}))
const Row = styled.label({
  display: 'grid',
  gridTemplateColumns: '80px 1fr',
  gap: 12,
  alignItems: 'center',
  marginBlockEnd: 8,
  fontSize: 13,
})
const Choice = styled.select(({ theme }) => ({
  minInlineSize: 0,
  blockSize: 32,
  paddingInline: 8,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
  '&[data-changed]': { borderColor: theme.barSelectedColor, fontWeight: theme.typography.weight.bold },
}))

/** Places the menu below its button: a native popover stands in the corner of the window. */
function placeMenu({ currentTarget: opener }: MouseEvent<HTMLButtonElement>): void {
  const menu = opener.popoverTargetElement
  if (!(menu instanceof HTMLElement)) return
  const { left, bottom } = opener.getBoundingClientRect()
  menu.style.insetInlineStart = `${Math.max(8, Math.min(left, innerWidth - 408))}px`
  menu.style.insetBlockStart = `${bottom + 8}px`
}

/** One menu for all that a story can meet besides its enterprise and scheme. Its button counts what is not as usual. */
export function Conditions() {
  const [globals, changeGlobals] = useGlobals()
  const conditions = useConditions()
  const menu = useId()
  const changed = conditions.filter(({ id, usual }) => globals[id] !== usual)
  const opener = createElement(
    Opener,
    {
      popoverTarget: menu,
      onClick: placeMenu,
      title: 'The network, the text size, the country and more',
      ...(changed.length > 0 && { 'data-some': true }),
    },
    changed.length > 0 ? `Conditions · ${changed.length}` : 'Conditions',
  )
  const rows = conditions.map(({ id, usual, name, description, condition }) =>
    createElement(
      Row,
      { key: id, title: description },
      name,
      createElement(
        Choice,
        {
          value: String(globals[id]),
          onChange: ({ target }) => changeGlobals({ [id]: target.value }),
          ...(globals[id] !== usual && { 'data-changed': true }),
        },
        condition.map(({ value, title }) => createElement('option', { key: value, value }, title)),
      ),
    ),
  )
  const reset = createElement(
    Opener,
    { disabled: changed.length === 0, onClick: () => changeGlobals(Object.fromEntries(conditions.map(({ id, usual }) => [id, usual]))) },
    'Reset',
  )
  return createElement('span', null, opener, createElement(Menu, { id: menu, popover: 'auto' }, rows, reset))
}
