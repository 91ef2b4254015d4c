import { describeError } from './http/safe-log.ts';
import { ModelFolderError } from './model/files.ts';
import { readOptions, USAGE, UsageError } from './options.ts';
import { startServer } from './server.ts';

const write = (line: string) => void process.stdout.write(line);
const fail = (text: string, status: number): never => {
  process.stderr.write(`${text}\n`);
  process.exit(status);
};

/** For errors that nothing has caught: the process ends, and logs where the error was thrown without quoting its message. */
for (const name of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(name, (error) => fail(JSON.stringify({ msg: name, err: describeError(error) }), 70));

if (process.argv.includes('--help')) {
  write(`${USAGE}\n`);
  process.exit(0);
}

try {
  const server = await startServer(readOptions(process.argv.slice(2), process.env), { write });
  const { vectorSet, id } = server.model;
  const set = vectorSet ? `vector set ${vectorSet.id.slice(0, 12)}` : 'no restoration vectors';
  write(`Serving ${id} at ${server.url}/v1 (${set})\n`);
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // The second signal does not wait for the answers that still run.
      if (isClosing) process.exit(130);
      isClosing = true;
      void server.close().then(() => process.exit(0));
    });
} catch (error) {
  if (error instanceof UsageError) fail(`${error.message}\n\n${USAGE}`, 64);
  else if (error instanceof ModelFolderError) fail(error.message, 66);
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    fail('the port is taken; choose another with --port', 69);
  else throw error;
}
