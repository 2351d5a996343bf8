import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { View } from './OverviewFilters.tsx'

/** Puts what an overview shows into Storybook's address, as the story's arguments, so that the address can be shared. */
export function showInAddress(storyId: string, { text, kind, status, size }: View): void {
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { text, kind, status, size } })
}

const carried = ['scheme', 'country', 'textSize', 'direction', 'scenario']

/** The toolbar's globals that a picture takes over. */
export const pictureGlobals = (globals: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(carried.flatMap((name) => (typeof globals[name] === 'string' ? [[name, globals[name]]] : [])))
