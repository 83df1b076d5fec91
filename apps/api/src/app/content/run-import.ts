import { createInterface } from 'node:readline/promises'
import { OperatorError } from '../operator/operator-error.ts'
import { importContent, type ImportOptions } from './import-content.ts'
import { type ImportReport, peopleText, TooManyMails } from './import-report.ts'

/** Beyond these a load asks before people get a mail, since a wrong date in a file cannot be called back. */
const MAILED_WITHOUT_ASKING = 20

/** Asks the operator a question that is answered by yes or no; null where nobody can be asked. */
export type Ask = ((question: string) => Promise<boolean>) | null

/**
 * Loads content, and asks first if more than 20 people would get a mail about new times. Errors: `OperatorError` without a yes;
 * nothing is loaded then. The question is asked outside of the transaction, which the load begins anew.
 */
export async function runImport(
  options: Omit<ImportOptions, 'mailAtMost'>,
  { yes, ask }: { yes: boolean; ask: Ask },
): Promise<ImportReport> {
  let mailAtMost = yes ? Infinity : MAILED_WITHOUT_ASKING
  for (;;) {
    try {
      return await importContent({ ...options, mailAtMost })
    } catch (error) {
      if (!(error instanceof TooManyMails)) throw error
      const people = peopleText(error.people)
      const about = `would get a mail, because sessions or events were moved or called off`
      if (!ask)
        throw new OperatorError(
          `Nothing was loaded: ${people} ${about}. Run it in a terminal to be asked, or with --yes to send the mails.`,
        )
      if (!(await ask(`${people} ${about}. Load the content and send the mails? (yes/no) `)))
        throw new OperatorError('Nothing was loaded, and nobody gets a mail.')
      mailAtMost = error.people
    }
  }
}

/** Returns how to ask at the terminal; null without one. */
export function askAtTerminal(): Ask {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
      const answer = await Promise.race([terminal.question(question), ended])
      return /^y(?:es)?$/i.test(answer.trim())
    } finally {
      terminal.close()
    }
  }
}
