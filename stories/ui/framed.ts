/**
 * Parameters of a story that opens over its page: on the component's page of documentation it stands in a frame of its
 * own, which plays it, so that it is seen at once and covers nothing else.
 */
export const framed = { docs: { story: { inline: false, height: '30rem' } } } as const
