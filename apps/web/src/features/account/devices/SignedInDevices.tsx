import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classNames } from '@section/ui/class-names/class-names.ts'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { type OwnSignIn, signInsQuery } from '../sign-ins-query.ts'
import { DeviceRow } from './DeviceRow.tsx'
import css from './devices.module.css'
import { useEndSignIn } from './end-sign-in.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** The devices on which the member is signed in, each with the way to sign out there. docs/product/account-settings.md#signed-in-devices */
export function SignedInDevices() {
  const query = useQuery(signInsQuery)
  return (
    <Section
      id="devices"
      title="Signed-in devices"
      description="Lost a laptop, or used one that is not yours? Sign out there from here."
    >
      <Card className={css.card}>
        <LoadedPart
          query={query}
          loading="Loading your devices"
          problem="Your devices didn’t load."
          skeleton={<Skeleton height={66} shape="block" />}
        >
          {({ listSignIns }) => <Devices signIns={listSignIns} />}
        </LoadedPart>
        <SignOutEverywhere />
      </Card>
    </Section>
  )
}

function Devices({ signIns }: { readonly signIns: readonly OwnSignIn[] }) {
  const end = useEndSignIn()
  const [leaving, setLeaving] = useState<OwnSignIn | null>(null)
  // The dialog keeps the name of its device while it fades out.
  const [named, setNamed] = useState('')
  const ask = (signIn: OwnSignIn) => {
    setLeaving(signIn)
    setNamed(signIn.device)
  }
  return (
    <>
      <ul className={css.devices}>
        {signIns.map((signIn) => (
          <DeviceRow key={signIn.signInId} signIn={signIn} onSignOut={() => ask(signIn)} />
        ))}
      </ul>
      {signIns.every(({ isCurrent }) => isCurrent) && (
        <p className={classNames(css.note, css.alone)}>You are signed in on no other device.</p>
      )}
      <ConfirmDialog
        opened={leaving !== null}
        title={`Sign out ${named}?`}
        confirmLabel="Sign out"
        busy={end.isPending}
        onConfirm={() => leaving && end.mutate(leaving, { onSettled: () => setLeaving(null) })}
        onCancel={() => setLeaving(null)}
      >
        <p>It is signed out at once. If you do not know this device, change your password, too.</p>
      </ConfirmDialog>
    </>
  )
}
