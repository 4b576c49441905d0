/** `npm run enquiries`: lists what visitors sent, also while the service runs. */
import { parseArgs } from 'node:util';
import { openDatabaseToRead } from './database.ts';
import { readDatabaseConfig } from './databaseConfig.ts';
import { asCsv, asJson, asTable } from './formats.ts';
import { type ListedEnquiry, listEnquiries } from './listing.ts';
import { ConfigError } from './variables.ts';

const usage = `Lists the enquiries that were received, oldest first.

  npm run enquiries                    a table
  npm run --silent enquiries -- --csv  CSV with every column, for a spreadsheet
  npm run --silent enquiries -- --json JSON with everything that is stored
  npm run enquiries -- --help          this text

The store is ENQUIRY_DATABASE_URL, by default sqlite:.data/enquiries.sqlite.
`;

/** Exit codes: 0 done, 1 the store cannot be read, 2 the command line is wrong. */
async function run(): Promise<number> {
  const format = chooseFormat(process.argv.slice(2));
  if ('mistake' in format) {
    process.stderr.write(`${format.mistake}\n\n${usage}`);
    return 2;
  }
  try {
    process.stdout.write('text' in format ? format.text : format.print(await readEnquiries()));
    return 0;
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : `Cannot read the enquiries: ${error}`}\n`,
    );
    return 1;
  }
}

type Format =
  | { text: string }
  | { print: (enquiries: readonly ListedEnquiry[]) => string }
  | { mistake: string };

function chooseFormat(args: string[]): Format {
  try {
    const { values } = parseArgs({
      args,
      options: {
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { text: usage };
    if (values.csv && values.json) return { mistake: 'Choose either --csv or --json.' };
    return { print: values.csv ? asCsv : values.json ? asJson : asTable };
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}

async function readEnquiries(): Promise<ListedEnquiry[]> {
  const database = await openDatabaseToRead(readDatabaseConfig(process.env));
  if (!database) return [];
  try {
    return await listEnquiries(database);
  } finally {
    await database.destroy();
  }
}

// Whoever reads may stop reading: `npm run enquiries | head` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run();
