import { Button } from '../../../ui/Button/Button.tsx'

/** The browser's answer to where the visitor is. */
export type Near = { readonly status: 'offered' | 'asking' | 'known' | 'refused'; readonly onAsk: () => void }

/** Puts the nearest restaurants first. The browser asks the visitor, and its answer stays on the page. */
export const NearMe = ({ near: { status, onAsk } }: { readonly near: Near }) =>
  status !== 'known' && (
    <Button variant="soft" size="md" icon="place" pending={status === 'asking'} pendingLabel="Finding where you are" onClick={onAsk}>
      Near me
    </Button>
  )
