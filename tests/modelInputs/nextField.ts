/** One field at a time, in order: all subsets of filled fields would prove nothing more. */
export const nextField = <TField extends string>(
  fields: readonly TField[],
  filled: Record<TField, string>,
  values: Record<TField, string>,
) =>
  fields
    .filter((field) => ['', 'selected'].includes(filled[field]))
    .slice(0, 1)
    .map((field) => ({ field, value: values[field] }));
