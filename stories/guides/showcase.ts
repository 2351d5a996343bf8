/** Screens that show the product best, with the board of each. Their pictures are drawn first. */
export const showcase = [
  { story: 'screens-claim--email-input', board: 'story/overview-surfaces--claim', title: 'An offer is claimed' },
  { story: 'screens-diner-success--ready-guest', board: 'story/overview-surfaces--diner', title: 'A bill is paid' },
  { story: 'screens-gift--open', board: 'story/overview-surfaces--gift', title: 'A gift is opened' },
] as const
