import { createInterface } from 'node:readline';
import { usageError } from '../../process/expected-error.ts';
import { say, type Terminal } from '../terminal.ts';

/** The index of the choice that the person types. Rejects when they stop or leave. */
export async function pick(
	terminal: Terminal,
	question: string,
	choices: readonly string[],
): Promise<number> {
	say(terminal, question);
	for (const [index, choice] of choices.entries()) say(terminal, `  ${index + 1}  ${choice}`);
	const lines = createInterface({ input: terminal.input, signal: terminal.stop });
	try {
		terminal.errors.write('Number: ');
		for await (const line of lines) {
			const number = Number(line.trim());
			if (Number.isInteger(number) && number >= 1 && number <= choices.length) return number - 1;
			terminal.errors.write(`Write a number from 1 to ${choices.length}: `);
		}
	} finally {
		lines.close();
	}
	terminal.stop.throwIfAborted();
	throw usageError('Nothing was chosen. Run the command again, and write a number.');
}
