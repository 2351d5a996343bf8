import { Fragment } from 'react'

/** An address may break after its @ or a slash before it breaks anywhere else. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=[@/])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
