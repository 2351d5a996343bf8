import * as styles from './ThirdPartyButton.css.ts'

export type ThirdPartyButtonProps = {
  /** Address of a page with the button, on another origin. */
  src: string
  /** Accessible name of the iframe: "Book with Tablely". */
  title: string
}

/**
 * A third party's button, in an iframe without scripts: it cannot block, move, read or break
 * the page, nor take the focus. Its links open in a new tab. It loads lazily.
 */
export function ThirdPartyButton({ src, title }: ThirdPartyButtonProps) {
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    />
  )
}
