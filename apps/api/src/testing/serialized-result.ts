/** A result of the contract as the endpoint answers it: its instants are texts in ISO 8601. */
export type SerializedResult<Result> = Date extends Result
  ? Exclude<Result, number | Date> | string
  : Result extends readonly (infer Item)[]
    ? SerializedResult<Item>[]
    : Result extends object
      ? { [Key in keyof Result]: SerializedResult<Result[Key]> }
      : Result
