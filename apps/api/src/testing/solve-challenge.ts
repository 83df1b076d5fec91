import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge like the browser's widget, and returns its token. */
export async function solvedChallenge(url: string): Promise<string> {
  const challenge = (await (await fetch(`${url}/altcha/challenge`)).json()) as Challenge
  return solve(challenge)
}

export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
