import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCli } from '../cli.ts';

/** The command without a process around it: for what it says of its words. */
export async function callCommand(words: readonly string[]) {
	const [output, errors] = [new PassThrough(), new PassThrough()];
	const code = await runCli(words, {
		environment: { DATABASE_URL: 'sqlite::memory:' },
		input: PassThrough.from([]),
		output,
		errors,
		columns: null,
		hasLiveErrors: false,
		stop: new AbortController().signal,
	});
	output.end();
	errors.end();
	return { code, output: await text(output), errors: await text(errors) };
}
