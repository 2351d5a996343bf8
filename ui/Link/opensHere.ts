type Press = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a press on a link is to show its page in this window. A key or another button asks for a new window, or for a download. */
export const opensHere = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
