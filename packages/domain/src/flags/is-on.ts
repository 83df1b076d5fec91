/** Whether a flag lets something happen: its value is neither absent, null nor false. */
export function isOn(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false
}
