/**
 * Writes `schema.gen.ts`, the contract's types, from `enquiries.openapi.yaml`. Run by `npm run generate`; a test
 * compares the output with the committed file.
 */
import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

/** The contract, the source of every type and every validation. */
export const contractFile = new URL('./enquiries.openapi.yaml', import.meta.url);

export const schemaFile = new URL('./schema.gen.ts', import.meta.url);

const banner = '// Generated from enquiries.openapi.yaml by `npm run generate`. Do not edit.\n\n';

/**
 * The contents of `schema.gen.ts` for the current contract.
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
