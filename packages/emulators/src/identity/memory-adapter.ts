import type { Adapter, AdapterPayload } from 'oidc-provider'

const MAX_RECORDS = 2000

/** Stores the records of an emulated provider in memory, and removes the oldest beyond the maximum. */
export class MemoryAdapter implements Adapter {
  static #records = new Map<string, AdapterPayload>()
  readonly #prefix: string

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    const records = MemoryAdapter.#records
    records.delete(this.#key(id))
    records.set(this.#key(id), payload)
    for (const key of records.keys()) {
      if (records.size <= MAX_RECORDS) break
      records.delete(key)
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = MemoryAdapter.#records.get(this.#key(id))
    return payload && { ...payload }
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.uid === uid)
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#where((payload) => payload.userCode === userCode)
  }

  async consume(id: string): Promise<void> {
    const payload = MemoryAdapter.#records.get(this.#key(id))
    if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    MemoryAdapter.#records.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of MemoryAdapter.#records) {
      if (payload.grantId === grantId) MemoryAdapter.#records.delete(key)
    }
  }

  #where(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, payload] of MemoryAdapter.#records) {
      if (key.startsWith(`${this.#prefix} `) && matches(payload)) return { ...payload }
    }
    return undefined
  }

  #key(id: string): string {
    return `${this.#prefix} ${id}`
  }
}
