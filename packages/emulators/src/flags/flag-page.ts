import { escapeHtml } from '../escape-html.ts'
import { jsonCell, plainPage } from '../plain-page.ts'
import type { FlagDefinition } from './evaluate-flag.ts'

/** Renders all flags with their values and rules. */
export function flagPage(
  flags: ReadonlyMap<string, FlagDefinition>,
  overridden: ReadonlySet<string>,
): string {
  return plainPage({
    title: 'Flags',
    lead: 'The demo’s flag service. Edit <code>flags.yaml</code> in the school’s folder: a change shows within seconds.',
    columns: ['Flag', 'For everybody', 'For some'],
    rows: [...flags].map(([key, { value, rules }]) => [
      `${escapeHtml(key)}${overridden.has(key) ? ' (set aside)' : ''}`,
      jsonCell(value),
      rules.map((rule) => `${jsonCell(rule.when)} → ${jsonCell(rule.value)}`).join('<br>'),
    ]),
  })
}
