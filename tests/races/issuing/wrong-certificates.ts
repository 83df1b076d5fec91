import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { credentials, finishedPeriods, withheldCertificates } from '@section/db/schema.ts'
import { expectedOutcomes, type Outcome } from './expected-certificates.ts'
import { MONDAYS, type RandomSchool } from './random-school.ts'

/** Returns what is wrong after issuing on one or both days, each as a sentence; an empty list if nothing is. */
export async function wrongCertificates(db: Db, school: RandomSchool, days: 1 | 2): Promise<string[]> {
  const expected = expectedOutcomes(school, days)
  const found = await findOutcomes(db)
  const keys = new Set([...expected.keys(), ...found.keys()])
  const outcomes = [...keys].flatMap((key) =>
    expected.get(key) === found.get(key) ? [] : [`${key} is ${found.get(key)}, not ${expected.get(key)}`],
  )
  const finished = await db.$count(finishedPeriods)
  return [
    ...outcomes,
    ...(await wrongMails(db)),
    ...(finished === days ? [] : [`${finished} days are finished instead of ${days}`]),
  ]
}

async function findOutcomes(db: Db): Promise<Map<string, Outcome>> {
  const issued = await db
    .select()
    .from(credentials)
    .where(sql`certificate_id is not null`)
  const withheld = await db.select().from(withheldCertificates)
  return new Map<string, Outcome>([
    ...withheld.map((row) => [`${row.userId} ${row.certificateId}`, 'withheld'] as const),
    ...issued.map(
      (row) => [`${row.userId} ${row.certificateId}`, row.issuedAt.getTime() === MONDAYS[0] ? 0 : 1] as const,
    ),
  ])
}

/** Each certificate has one mail with one job, and each that is or was withheld has another. */
async function wrongMails(db: Db): Promise<string[]> {
  const wrong = await rows<{ sentence: string }>(
    db,
    sql`
    select k.credential_id || ' has ' || count(o.outbox_id) || ' mails' as sentence from credentials k
      left join outbox o on o.payload ->> 'kind' = 'certificate-issued'
        and o.payload ->> 'credentialId' = k.credential_id::text
      where k.certificate_id is not null group by k.credential_id having count(o.outbox_id) <> 1
    union all
    select w.user_id || ' has ' || count(o.outbox_id) || ' mails about a withheld certificate'
      from withheld_certificates w left join outbox o on o.payload ->> 'kind' = 'certificate-withheld'
        and o.payload ->> 'certificateId' = w.certificate_id::text and o.payload ->> 'userId' = w.user_id::text
      group by w.user_id, w.certificate_id having count(o.outbox_id) <> 1
    union all
    select payload ->> 'kind' || ' is about nothing' from outbox o where payload ->> 'kind' = 'certificate-issued'
      and not exists (select 1 from credentials k where k.credential_id::text = o.payload ->> 'credentialId')
    union all
    select o.outbox_id || ' has ' || count(j.id) || ' jobs' from outbox o
      left join pgboss.job j on j.name = 'mail' and j.data ->> 'outboxId' = o.outbox_id::text
      group by o.outbox_id having count(j.id) <> 1`,
  )
  return wrong.map(({ sentence }) => sentence)
}
