import type { Adapter, AdapterPayload } from 'oidc-provider'

const MAX_RECORDS = 2000

/** Stores the records of one model of an emulated provider in memory, and removes the oldest beyond the maximum. */
export function memoryAdapter(): Adapter {
  const records = new Map<string, AdapterPayload>()
  const findWhere = async (matches: (payload: AdapterPayload) => boolean) => {
    const found = records.values().find(matches)
    return found && { ...found }
  }
  return {
    async upsert(id, payload) {
      records.delete(id)
      records.set(id, payload)
      const [oldest = id] = records.keys()
      if (records.size > MAX_RECORDS) records.delete(oldest)
    },
    async find(id) {
      const payload = records.get(id)
      return payload && { ...payload }
    },
    findByUid: (uid) => findWhere((payload) => payload.uid === uid),
    findByUserCode: (userCode) => findWhere((payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = records.get(id)
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      records.delete(id)
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of records) if (payload.grantId === grantId) records.delete(id)
    },
  }
}
