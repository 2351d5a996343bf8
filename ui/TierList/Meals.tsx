import * as styles from './Meals.css.ts'

export type MealsProps = { count: number }

/** Meals on a table, as the theme draws one. Decoration: the text beside it has all the information. */
export const Meals = ({ count }: MealsProps) => (
  <div className={styles.table} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={styles.meal} data-meal="small" />
    ))}
  </div>
)
