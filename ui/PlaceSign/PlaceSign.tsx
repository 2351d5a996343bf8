import * as styles from './PlaceSign.css.ts'

/** The sign of a restaurant, beside its form; on a phone a strip above it, once it is chosen. Decoration: the form has the same words. */
export const PlaceSign = ({ name, street, isChosen }: { name: string; street: string; isChosen: boolean }) => (
  <div className={styles.room} data-sign={isChosen ? 'chosen' : ''} aria-hidden>
    <p key={name} className={styles.sign} data-long={name.length > 16 || undefined}>
      {name}
      <small>{street}</small>
    </p>
  </div>
)
