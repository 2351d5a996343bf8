declare module '@storybook/addon-vitest/internal/test-utils' {
  /** Creates a story's test; the add-on publishes no types for it. */
  export function testStory(test: object): (context: unknown) => Promise<void>
  export function convertToFilePath(url: string): string
}
