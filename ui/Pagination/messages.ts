export const defaultMessages = {
  /** Accessible name of the pagination. */
  pages: (label: string) => `${label}: pages`,
  /** Accessible name of the link to the previous page. */
  previous: 'Previous page',
  /** Accessible name of the link to the next page. */
  next: 'Next page',
  /** Accessible name of the link to a page. */
  page: (page: number) => `Page ${page}`,
  /** Replaces the pages where space is short. */
  position: (page: number, count: number) => `Page ${page} of ${count}`,
}
