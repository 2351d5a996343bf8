import * as styles from './ThirdPartyButton.css.ts'

export type ThirdPartyButtonProps = {
  /** Address of a page that holds the button, on another origin. */
  src: string
  /** What the button does, for those who hear the frame's name: "Book with Tablely". */
  title: string
}

/**
 * A button of somebody else's making, in a frame that may run no script: it can hold up, move, read or break nothing of
 * the page, nor take the focus. What it links to opens in a tab of its own. It is loaded when it comes near the window.
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
