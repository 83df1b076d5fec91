import { buildASTSchema, concatAST, lexicographicSortSchema, parse, printSchema } from 'graphql'

/** One contract from the features' SDL files, in a stable order. Errors: types that two features define, or that nobody does. */
export function mergeSdl(sources: string[]): string {
  return printSchema(
    lexicographicSortSchema(buildASTSchema(concatAST(sources.map((source) => parse(source))))),
  )
}
