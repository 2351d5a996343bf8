import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The name that Storybook gives to a story without one. */
export const storyName = (exportName: string): string => storyNameFromExport(exportName)

/** A story's id, as in its address: `storyId('UI/Button', 'Primary')` is `ui-button--primary`. */
export const storyId = (title: string, exportName: string): string => toId(title, storyName(exportName))

/** The id of the page that documents the stories of that title. */
export const docsId = (title: string): string => toId(title, 'docs')
