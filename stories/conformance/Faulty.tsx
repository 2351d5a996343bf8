import { DrawEach } from './DrawEach.tsx'
import type { Sample } from './samples.ts'

/** A page with every fault. Its inline styles would be wrong in a component. */
const Invalid = () => (
  <>
    <div style={{ inlineSize: 400, outline: '2px solid' }}>Too wide</div>
    <button type="button" style={{ padding: 0, blockSize: 20, outline: 'none' }}>
      Small
    </button>
    <div style={{ inlineSize: 200, backgroundColor: 'rgb(240 240 239)' }}>On a ground</div>
    <span role="option" aria-selected="true">
      Chosen
    </span>
    <div ref={(part) => void part?.animate({ opacity: [0, 1] }, { duration: 1000, iterations: Infinity })}>Restless</div>
  </>
)

const Right = () => <p>Nothing is wrong here.</p>

const sample = (name: string, Story: Sample['Story']): Sample => ({ name, Story, fullscreen: false, opens: false, exempted: new Set() })

const samples = [sample('Sound', Right), sample('Faulty', Invalid), sample('Sound too', Right)]

/** Renders the faulty page on a sheet with others: each fault must be found, and attributed to the right story. */
export const Faulty = () => <DrawEach samples={samples} share={0} shares={1} />
