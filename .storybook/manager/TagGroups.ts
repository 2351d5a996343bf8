import { createElement, Fragment, type ReactNode, useEffect } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { matchesGroups } from './matchesGroups.ts'

/**
 * Narrows the sidebar's filter: Storybook shows a story that has one of the chosen tags. Here it needs one of each group, so
 * that "surface: checkout" and "kind: refusal" are the refusals of the checkout.
 */
export function TagGroups({ children }: { readonly children?: ReactNode }) {
  const api = useStorybookApi()
  const chosen = useStorybookState().includedTagFilters.join(';')
  useEffect(() => {
    const tags = chosen.split(';').filter(Boolean)
    void api.experimental_setFilters({ 'platewell/tag-groups': (item) => matchesGroups(item.tags ?? [], tags) })
  }, [api, chosen])
  return createElement(Fragment, null, children)
}
