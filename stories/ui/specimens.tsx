import type { ReactNode } from 'react'
import { Alert, alertTones } from '../../ui/Alert/Alert.tsx'
import { Amount, amountSizes } from '../../ui/Amount/Amount.tsx'
import { Badge, badgeTones } from '../../ui/Badge/Badge.tsx'
import { Button, buttonSizes, buttonTones, buttonVariants } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Card, cardTones } from '../../ui/Card/Card.tsx'
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx'
import { CodeField } from '../../ui/CodeField/CodeField.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Details } from '../../ui/Details/Details.tsx'
import { Divider } from '../../ui/Divider/Divider.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { Image, imageRatios } from '../../ui/Image/Image.tsx'
import { Inline } from '../../ui/Inline/Inline.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { PhoneField } from '../../ui/PhoneField/PhoneField.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { Skeleton, skeletonShapes } from '../../ui/Skeleton/Skeleton.tsx'
import { Spinner, spinnerSizes } from '../../ui/Spinner/Spinner.tsx'
import { Text, textTones } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { TextField, textFieldKinds } from '../../ui/TextField/TextField.tsx'
import { TierList } from '../../ui/TierList/TierList.tsx'

/** A word too long for any line. */
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverein'

const noop = () => {}
const trouble = { hint: longWord, error: `Sorry, ${longWord} is not a valid address.` }

/** Every component with every value of its closed props, and texts that are too long. */
export const specimens: Record<string, ReactNode> = {
  Logo: <Logo />,
  Illustration: <Illustration moment="success" />,
  Heading: (
    <Heading level={2} size="display">
      {longWord}
    </Heading>
  ),
  Text: textTones.map((tone) => (
    <Text key={tone} tone={tone}>
      {tone}: {longWord} <TextLink href="#link">{longWord}</TextLink>
    </Text>
  )),
  Amount: (
    <Inline space="sm">
      {amountSizes.map((size) => (
        <Amount key={size} size={size}>
          $1,234,567.89
        </Amount>
      ))}
    </Inline>
  ),
  Badge: (
    <Inline space="xs">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone} icon="gift">
          {tone} {longWord}
        </Badge>
      ))}
    </Inline>
  ),
  Button: buttonTones.flatMap((tone) =>
    buttonVariants.flatMap((variant) =>
      buttonSizes.map((size) => (
        <Button key={`${tone} ${variant} ${size}`} tone={tone} variant={variant} size={size} icon="gift">
          {variant} {longWord}
        </Button>
      )),
    ),
  ),
  ButtonStates: (
    <>
      <Button disabled>Disabled</Button>
      <Button pending>Pending</Button>
      <LinkButton href="#link" newTab>
        {longWord}
      </LinkButton>
      <CopyButton text="1" label={longWord} copiedLabel="Copied" deniedLabel="Select it" />
      <TextButton onClick={noop} icon="edit">
        {longWord}
      </TextButton>
    </>
  ),
  TextField: textFieldKinds.map((kind) => (
    <TextField key={kind} kind={kind} label={`${kind} ${longWord}`} defaultValue={longWord} {...trouble} />
  )),
  Fields: (
    <>
      <PasswordField label="Password" defaultValue={longWord} {...trouble} />
      <PhoneField label="Mobile number" defaultValue="5551234567" {...trouble} />
      <CodeField length={6} label="6-digit code" value="123" onChange={noop} onComplete={noop} {...trouble} />
      <Checkbox label={longWord} {...trouble} />
      <TextField label="Disabled" disabled />
    </>
  ),
  Alert: alertTones.map((tone) => (
    <Alert key={tone} tone={tone} title={longWord}>
      {longWord}
    </Alert>
  )),
  Waiting: (
    <>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={longWord} showLabel />
      ))}
      <ProgressBar value={3} max={7} label="Step 3 of 7" />
      <Countdown seconds={1799} label={longWord} />
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </>
  ),
  Image: imageRatios.map((ratio) => <Image key={ratio} src={null} alt="A dish" ratio={ratio} />),
  Card: cardTones.map((tone) => (
    <Card key={tone} tone={tone}>
      {longWord}
    </Card>
  )),
  Lists: (
    <>
      <DescriptionList items={[{ term: longWord, detail: longWord }]} />
      <Divider label="or" />
      <Details summary={longWord}>{longWord}</Details>
      <TierList tiers={[{ href: '#tier', pay: '$1,000,000.00', get: '$1,250,000.00', bonus: '+$250,000.00' }]} />
      <Columns space="sm">
        <Card>{longWord}</Card>
        <Card>{longWord}</Card>
      </Columns>
    </>
  ),
}
