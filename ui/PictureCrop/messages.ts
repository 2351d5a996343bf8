export const defaultMessages = {
  /** Accessible name of the frame, which takes the arrow keys. */
  picture: 'The picture below the frame',
  /** How the picture is moved. */
  howTo: 'Drag the picture, or move it with the arrows.',
  /** Accessible name of the buttons that move it. */
  move: 'Move the picture',
  /** Moves it to the left. */
  left: 'Left',
  /** Moves it up. */
  up: 'Up',
  /** Moves it down. */
  down: 'Down',
  /** Moves it to the right. */
  right: 'Right',
  /** Label of the slider. */
  zoom: 'Zoom',
  /** Said if its script did not load. */
  failed: 'The picture could not be opened here',
  /** What can be done then. */
  failedText: 'You can use the whole picture, or close this and choose it again.',
}
