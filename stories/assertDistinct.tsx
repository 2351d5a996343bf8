import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** @throws if two stories render the same markup at first. `wrap` provides the enterprise. */
export function assertDistinct(
  stories: Readonly<Record<string, ComponentType>>,
  wrap: (story: ReactElement) => ReactElement = (story) => story,
) {
  const rendered = new Map<string, string>()
  for (const [name, Story] of Object.entries(stories)) {
    const markup = renderToStaticMarkup(wrap(<Story />))
    const same = rendered.get(markup)
    if (same !== undefined) throw new Error(`${name} renders the same as ${same}`)
    rendered.set(markup, name)
  }
}
