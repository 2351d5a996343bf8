/** What the stars say themselves. */
export const defaultMessages = {
  /** The figure beside the stars. */
  figure: (value: number) => value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  /** The stars for ears, given the figure and how many stars there may be. */
  stars: (figure: string, most: number) => `${figure} of ${most} stars`,
}
