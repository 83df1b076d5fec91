/** A result of the contract as the endpoint answers it: its instants are texts in ISO 8601. */
export type Answered<Result> = Date extends Result
  ? Exclude<Result, number | Date> | string
  : Result extends readonly (infer Item)[]
    ? Answered<Item>[]
    : Result extends object
      ? { [Key in keyof Result]: Answered<Result[Key]> }
      : Result
