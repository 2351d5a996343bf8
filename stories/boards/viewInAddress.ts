import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Puts the view of a board into Storybook's address, as the story's arguments, so that the address can be shared. */
export function showInAddress(storyId: string, view: Readonly<Record<string, string>>): void {
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: view })
}

/** The address of a board at one of its states. */
export const addressAt = (storyId: string, state: string): string => `./?path=/story/${storyId}&args=state:${state}`
