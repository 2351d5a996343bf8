export const defaultMessages = {
  /** The figure beside the stars. */
  figure: (value: number) => value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  /** The rating for screen readers. */
  stars: (figure: string, most: number) => `${figure} of ${most} stars`,
}
