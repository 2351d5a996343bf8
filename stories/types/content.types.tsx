import { Alert } from '../../ui/Alert/Alert.tsx'
import { ColourBand } from '../../ui/ColourBand/ColourBand.tsx'
import { Image } from '../../ui/Image/Image.tsx'
import { KeepTogether } from '../../ui/KeepTogether/KeepTogether.tsx'
import { LogoFrame } from '../../ui/LogoFrame/LogoFrame.tsx'
import { Split } from '../../ui/Split/Split.tsx'
import { Text } from '../../ui/Text/Text.tsx'

/** Looks belong to the theme. */
export const ownLooks = () => (
  <>
    {/* @ts-expect-error -- no classes */}
    <Alert tone="info" title="Saved" className="wide" />
    {/* @ts-expect-error -- no styles */}
    <Text style={{ color: 'red' }}>Soup</Text>
  </>
)

export const content = () => (
  <>
    {/* @ts-expect-error -- it needs a text */}
    <Alert tone="info" live="polite" />
    {/* @ts-expect-error -- a background needs a text colour */}
    <ColourBand background="#ffe600">Spring</ColourBand>
    {/* @ts-expect-error -- it needs an alternative text, which may be empty */}
    <Image src="/soup.jpg" ratio="photo" />
    {/* @ts-expect-error -- without a ratio the page would jump */}
    <Image src="/soup.jpg" alt="Soup" />
    {/* @ts-expect-error -- it needs a text where there is no logo */}
    <LogoFrame src={null} alt="Kumo Ramen" />
    {/* @ts-expect-error -- it needs two children */}
    <Split space="lg">Text</Split>
    {/* @ts-expect-error -- only text can stay on one line */}
    <KeepTogether>{[<strong key="1">555</strong>]}</KeepTogether>
  </>
)
