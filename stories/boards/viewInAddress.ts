import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { FlowView } from './FlowMap.tsx'
import type { View } from './OverviewFilters.tsx'

/** Puts what a board shows into Storybook's address, as the story's arguments, so that the address can be shared. */
export function showInAddress(storyId: string, view: View | FlowView): void {
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: view })
}

const carried = ['scheme', 'country', 'textSize', 'direction', 'scenario']

/** The toolbar's globals that a picture takes over, besides the enterprise. */
export const pictureGlobals = (globals: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(carried.flatMap((name) => (typeof globals[name] === 'string' ? [[name, globals[name]]] : [])))
