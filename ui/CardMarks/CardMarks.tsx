import * as styles from './CardMarks.css.ts'

/** The brands of cards that are taken. */
export const CardMarks = () => (
  <span className={styles.marks} role="img" aria-label="Visa, Mastercard, American Express and Discover are taken" />
)
