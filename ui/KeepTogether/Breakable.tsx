import { Fragment } from 'react'

/** An email address may break after its @ before it breaks anywhere else. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=@)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))
