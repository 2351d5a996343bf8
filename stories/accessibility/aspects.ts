/** The ways in which people use a page, each with its name in the tables. */
export const aspects = [
  { aspect: 'keyboard', name: 'Keyboard' },
  { aspect: 'screenReader', name: 'Screen reader' },
  { aspect: 'forcedColors', name: 'Forced colors' },
  { aspect: 'zoom', name: '200 % text, 320 px' },
] as const

export type Aspect = (typeof aspects)[number]['aspect']
