import { useId } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Rating.css.ts'
import { defaultMessages } from './messages.ts'

export type RatingProps = {
  /** Stars, from 0 to 5; fractions are drawn. */
  value: number
  /** Number of reviews: "29k reviews". */
  count?: string
  /** Texts to use instead of the defaults in Rating/messages.ts. */
  messages?: Partial<typeof defaultMessages>
}

const most = 5
const side = 24
const star = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z'

/** A rating in stars, read-only. */
export function Rating({ value, count, messages }: RatingProps) {
  const say = { ...defaultMessages, ...messages }
  const clip = useId()
  const stars = Math.min(Math.max(value, 0), most)
  const figure = say.figure(stars)
  const starts = Array.from({ length: most }, (_, index) => index * side)
  return (
    <span className={styles.rating}>
      <svg className={styles.stars} viewBox={`0 0 ${most * side} ${side}`} aria-hidden="true">
        <clipPath id={clip}>
          <rect width={stars * side} height={side} />
        </clipPath>
        {starts.map((x) => (
          <path
            key={x}
            d={star}
            transform={`translate(${x} 0)`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
        ))}
        <g clipPath={`url(#${clip})`} fill="currentColor">
          {starts.map((x) => (
            <path key={x} d={star} transform={`translate(${x} 0)`} />
          ))}
        </g>
      </svg>
      <span className={styles.value} aria-hidden="true">
        {figure}
      </span>
      <VisuallyHidden>{say.stars(figure, most)}</VisuallyHidden>
      {count && <span className={styles.count}>{count}</span>}
    </span>
  )
}
