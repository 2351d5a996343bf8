import { Button } from '../../../ui/Button/Button.tsx'

/** The way to ask the browser where the visitor is, again too: they walk on, and the button keeps the focus. */
export type Near = { readonly status: 'offered' | 'asking' | 'refused'; readonly onAsk: () => void }

/** Puts the nearest restaurants first. The browser asks the visitor, and its answer stays on the page. */
export const NearMe = ({ near: { status, onAsk } }: { readonly near: Near }) => (
  <Button variant="soft" size="md" icon="place" pending={status === 'asking'} pendingLabel="Finding where you are" onClick={onAsk}>
    Near me
  </Button>
)
