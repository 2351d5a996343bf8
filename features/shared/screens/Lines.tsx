import { Fragment } from 'react'

/** Typed text: its newlines are line breaks, and markup in it is text. */
export const Lines = ({ text }: { text: string }) =>
  text.split(/\r\n|\r|\n/).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same, and none of them moves
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
