/** The groups of pictures in the specification: those of the tags (A §2). */
export const imageGroups = ['cuisine', 'mood', 'other'] as const
export type ImageGroup = (typeof imageGroups)[number]
