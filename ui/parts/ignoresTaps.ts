/** On the document while taps on buttons that submit are ignored: until then they look unready. */
export const ignoresTaps = 'data-ignores-taps'
