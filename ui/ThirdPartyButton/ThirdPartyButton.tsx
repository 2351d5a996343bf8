import * as styles from './ThirdPartyButton.css.ts'

export type ThirdPartyButtonProps = {
  /** Address of a page with the button, on another origin. */
  src: string
  /** Accessible name of the iframe: "Book with Tablely". */
  title: string
  /** The rights of the frame besides showing links, as tokens of `sandbox`: `allow-scripts` for a button that needs its scripts. Without it nothing. */
  may?: readonly string[]
}

/** A third party's button, in a lazy iframe that runs no script unless it may: it cannot block, move, read or break the page. */
export function ThirdPartyButton({ src, title, may }: ThirdPartyButtonProps) {
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox={['allow-popups', 'allow-popups-to-escape-sandbox', ...(may ?? [])].join(' ')}
    />
  )
}
