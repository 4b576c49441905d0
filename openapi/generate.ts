/**
 * Writes `schema.gen.ts`, the contract's types, from `enquiries.openapi.yaml`. Run by `npm run generate`; a test
 * compares what this module would write with what is committed.
 */
import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

/** The contract, from which every type and every validation comes. */
export const contractFile = new URL('./enquiries.openapi.yaml', import.meta.url);

/** The generated module. */
export const schemaFile = new URL('./schema.gen.ts', import.meta.url);

const banner = '// Generated from enquiries.openapi.yaml by `npm run generate`. Do not edit.\n\n';

/**
 * The text that `schema.gen.ts` must have for the contract as it stands.
 *
 * @throws when the contract is not valid OpenAPI.
 */
export async function generateSchema(): Promise<string> {
  return banner + astToString(await openapiTS(contractFile, { alphabetize: false }));
}

if (import.meta.main) {
  await writeFile(schemaFile, await generateSchema());
  console.log('Wrote openapi/schema.gen.ts');
}
