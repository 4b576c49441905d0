/** `npm run enquiries`: lists and manages enquiries, also while the service runs. */
import { run } from './commands/run.ts';

// A reader may stop early: `npm run enquiries | head` is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), process.env, process);
