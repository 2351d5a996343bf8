/** Parameters of a story that opens over its page: in the documentation it plays in a frame, and covers nothing. */
export const framed = { docs: { story: { inline: false, height: '30rem' } } } as const
