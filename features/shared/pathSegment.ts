/**
 * A value as one segment of a path. A browser takes `.` and `..` for steps through the path, and `%2E` too: their dots are
 * encoded twice, so that they name something that is not there.
 */
export const pathSegment = (value: string): string => encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length))
