import { buildASTSchema, concatAST, lexicographicSortSchema, parse, printSchema } from 'graphql'

/** Merges the features' SDL files into one contract in a stable order. Errors: a type is defined twice or not at all. */
export function mergeSdl(sources: string[]): string {
  return printSchema(
    lexicographicSortSchema(buildASTSchema(concatAST(sources.map((source) => parse(source))))),
  )
}
