import { Map } from './Map.tsx'

const rest = { label: 'Near you', chosen: null, onChoose: () => {}, empty: 'Nothing here.' }

/** Wrong uses of Map: none of them compiles. */
export function wrong() {
  const wrong = [
    // @ts-expect-error -- it needs a style, or null
    <Map key="1" {...rest} pins={[]} />,
    // @ts-expect-error -- a pin needs coordinates
    <Map key="2" {...rest} pins={[{ id: '1', name: 'Kumo Ramen' }]} styleUrl={null} />,
    // @ts-expect-error -- the message contains the name
    <Map key="3" {...rest} pins={[]} styleUrl={null} messages={{ goTo: 'Go there' }} />,
  ]
  return [wrong]
}
