import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { oidcRecords } from '@section/db/schema.ts'
import type { Clock } from '../../../server/clock.ts'
import { holdMember, revokeSignIn } from '../identity-store.ts'
import { tokenHash } from '../../../server/random-token.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Models whose id is a bearer token; only its hash is stored. */
const BEARERS = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

/** Models by which a person goes on to sign in, so that reading one in a transaction holds its member first. */
const PROOFS = new Set(['AuthorizationCode', 'Interaction', 'Session'])

/** Stores the records of one of the provider's models in `oidc_records`. */
export class OidcAdapter implements Adapter {
  readonly #model: string
  readonly #unit: UnitOfWork
  readonly #clock: Clock

  constructor(model: string, unit: UnitOfWork, clock: Clock) {
    this.#model = model
    this.#unit = unit
    this.#clock = clock
  }

  async upsert(id: string, { jti: _jti, ...payload }: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: { ...payload },
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      userCode: payload.userCode ?? null,
      expiresAt: expiresIn === undefined ? null : new Date(this.#clock() + expiresIn * 1000),
    }
    await this.#unit.query((db) =>
      db
        .insert(oidcRecords)
        .values({ model: this.#model, id: this.#idOf(id), ...values })
        .onConflictDoUpdate({ target: [oidcRecords.model, oidcRecords.id], set: values }),
    )
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    // PostgreSQL cannot store NUL in a text, but callers may send it.
    if (id.includes('\0')) return undefined
    const row = await this.#read(this.#is(id))
    return row && toPayload(row, id)
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.#read(and(eq(oidcRecords.model, this.#model), eq(oidcRecords.uid, uid)))
    return row && toPayload(row, row.id)
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const row = await this.#read(and(eq(oidcRecords.model, this.#model), eq(oidcRecords.userCode, userCode)))
    return row && toPayload(row, row.id)
  }

  /** Marks a code or token as used. Of two simultaneous calls only one succeeds. Errors: InvalidGrant. */
  async consume(id: string): Promise<void> {
    const consumed = await this.#unit.query((db) =>
      db
        .update(oidcRecords)
        .set({ consumedAt: new Date(this.#clock()) })
        .where(and(this.#is(id), isNull(oidcRecords.consumedAt)))
        .returning({ id: oidcRecords.id }),
    )
    if (consumed.length === 0) throw new errors.InvalidGrant('already used')
  }

  /** Deletes a record. Deleting a grant also ends its sign-in. */
  async destroy(id: string): Promise<void> {
    await this.#unit.run((invalidate) =>
      this.#unit.query(async (db) => {
        await db.delete(oidcRecords).where(this.#is(id))
        if (this.#model === 'Grant') await revokeSignIn(db, invalidate, id, new Date(this.#clock()))
      }),
    )
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    const ofGrant = and(eq(oidcRecords.model, this.#model), eq(oidcRecords.grantId, grantId))
    await this.#unit.query((db) => db.delete(oidcRecords).where(ofGrant))
  }

  async #read(where: SQL | undefined) {
    if (PROOFS.has(this.#model) && this.#unit.isOpen) await this.#holdMember(where)
    const [row] = await this.#unit.query((db) => db.select().from(oidcRecords).where(where))
    return row
  }

  async #holdMember(where: SQL | undefined): Promise<void> {
    const { payload } = oidcRecords
    const accountId = sql`(select coalesce(${payload} ->> 'accountId', ${payload} #>> '{result,login,accountId}')
      from ${oidcRecords} where ${where})`
    await this.#unit.query((db) => holdMember(db, accountId))
  }

  #is(id: string) {
    return and(eq(oidcRecords.model, this.#model), eq(oidcRecords.id, this.#idOf(id)))
  }

  #idOf(id: string): string {
    return BEARERS.has(this.#model) ? tokenHash(id) : id
  }
}

function toPayload(row: typeof oidcRecords.$inferSelect, jti: string): AdapterPayload {
  const consumed = row.consumedAt ? { consumed: Math.floor(row.consumedAt.getTime() / 1000) } : {}
  return { ...row.payload, ...consumed, jti }
}
