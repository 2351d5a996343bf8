import { createElement, type ReactNode } from 'react'
import type { HashEntry } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { statusOf } from '../tags/status.ts'

const Note = styled.span(({ theme }) => ({ marginInlineStart: '0.5em', fontSize: theme.typography.size.s1, fontStyle: 'italic' }))

/** The folder's name is part of each address; a reader of the sidebar looks for components. */
const rootNames: Readonly<Record<string, string>> = { ui: 'Components' }

/** The name in the sidebar, and the status of a component that is not stable. */
export function sidebarLabel(item: HashEntry): ReactNode {
  if (item.type === 'root') return rootNames[item.id] ?? item.name
  const status = item.type === 'component' ? statusOf(item.tags) : 'stable'
  return status === 'stable' ? item.name : createElement('span', null, item.name, createElement(Note, null, status))
}
