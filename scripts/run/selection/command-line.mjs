import { parseArgs } from 'node:util';
import { Mistake } from '../mistake.mjs';

/**
 * Parses the words after `npm test --`: names of parts or paths, and with -t a part of a title.
 *
 * @param {readonly string[]} args
 * @returns {{ names: string[], title?: string }}
 */
export function readCommandLine(args) {
	try {
		const { positionals, values } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: { title: { type: 'string', short: 't' } },
		});
		return { names: positionals, ...(values.title && { title: values.title }) };
	} catch (error) {
		throw new Mistake(`${error instanceof Error ? error.message : error}\n${usage}`, {
			cause: error,
		});
	}
}

const usage = 'Usage: npm test -- [part, file or folder …] [-t "words of a title"]';
