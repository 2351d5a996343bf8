/** Encodes a value as one segment of a path. Browsers resolve `.`, `..` and `%2E` as steps, so these dots are encoded twice. */
export const pathSegment = (value: string): string => encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length))
