import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCli } from '../cli.ts';

export interface Ended {
	readonly code: number;
	readonly output: string;
	readonly errors: string;
}

interface Call {
	readonly environment?: Readonly<Record<string, string>>;
	readonly input?: string;
}

/** Runs the command without its own process. */
export async function callCommand(
	words: readonly string[],
	{ environment = { DATABASE_URL: 'sqlite::memory:' }, input }: Call = {},
): Promise<Ended> {
	const [output, errors] = [new PassThrough(), new PassThrough()];
	const [said, complained] = [text(output), text(errors)];
	const code = await runCli(words, {
		environment,
		input: PassThrough.from(input === undefined ? [] : [Buffer.from(input)]),
		output,
		errors,
		columns: null,
		hasLiveErrors: false,
		stop: new AbortController().signal,
	});
	output.end();
	errors.end();
	return { code, output: await said, errors: await complained };
}
