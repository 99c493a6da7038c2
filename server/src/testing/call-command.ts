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
	/** Called with each part of the errors, as soon as it is there. */
	readonly onErrors?: (text: string) => void;
}

/** Runs the command without its own process. */
export async function callCommand(
	words: readonly string[],
	{ environment = { DATABASE_URL: 'sqlite::memory:' }, input, onErrors }: Call = {},
): Promise<Ended> {
	const [output, errors] = [new PassThrough(), new PassThrough()];
	const said = text(output);
	const complained = heard(errors, onErrors);
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

async function heard(stream: PassThrough, onText: Call['onErrors']): Promise<string> {
	let whole = '';
	for await (const part of stream.setEncoding('utf8')) {
		whole += part;
		onText?.(part);
	}
	return whole;
}
