import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { useParameter } from 'storybook/manager-api'

/** Leads to the design of the story, where `parameters.design` has its address. */
export function DesignTool() {
  const design: unknown = useParameter('design')
  if (typeof design !== 'string') return null
  const link = createElement('a', { href: design, target: '_blank', rel: 'noreferrer' }, 'Design')
  return createElement(Button, { asChild: true, ariaLabel: false, padding: 'small', variant: 'ghost' }, link)
}
