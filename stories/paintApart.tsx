import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Fails when two stories paint the same markup on first render, naming them. A screen's test gives it
 * `composeStories(stories)` and the frame that provides the enterprise.
 */
export function assertPaintApart(
  stories: Readonly<Record<string, ComponentType>>,
  frame: (story: ReactElement) => ReactElement = (story) => story,
) {
  const painted = new Map<string, string>()
  for (const [name, Story] of Object.entries(stories)) {
    const markup = renderToStaticMarkup(frame(<Story />))
    const twin = painted.get(markup)
    if (twin !== undefined) throw new Error(`${name} paints the same as ${twin}`)
    painted.set(markup, name)
  }
}
