/** What the ways between pages say themselves. */
export const defaultMessages = {
  /** Names all of them, for ears. */
  pages: (label: string) => `${label}: pages`,
  /** Names the way back by one page. */
  previous: 'Previous page',
  /** Names the way on by one page. */
  next: 'Next page',
  /** Names the way to a page. */
  page: (page: number) => `Page ${page}`,
  /** Stands for the pages where there is no room for them. */
  place: (page: number, count: number) => `Page ${page} of ${count}`,
}
