import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Does the work of a challenge as the browser's widget does, and answers its token. */
export async function solvedChallenge(url: string): Promise<string> {
  const challenge = (await (await fetch(`${url}/altcha/challenge`)).json()) as Challenge
  return solve(challenge)
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
