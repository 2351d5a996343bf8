/** The version that `.storybook/tags/git.ts` compares with; empty if there is none. */
export const since = String(import.meta.env['STORYBOOK_SINCE'] ?? '')
