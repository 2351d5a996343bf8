import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Rating.css.ts'
import { defaultMessages } from './messages.ts'

export type RatingProps = {
  /** From 0 to 5. */
  value: number
  /** Number of reviews: "29k reviews". */
  count?: string
  /** Texts to use instead of the defaults in Rating/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

const most = 5
const star = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z'

/** A rating of at most five stars, read-only. */
export function Rating({ value, count, messages }: RatingProps) {
  const say = { ...defaultMessages, ...messages }
  const figure = say.figure(Math.min(Math.max(value, 0), most))
  return (
    <span className={styles.rating}>
      <span className={styles.value} aria-hidden="true">
        {figure}
      </span>
      <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
        <path d={star} fill="currentColor" />
      </svg>
      <VisuallyHidden>{say.stars(figure, most)}</VisuallyHidden>
      {count && <span className={styles.count}>{count}</span>}
    </span>
  )
}
