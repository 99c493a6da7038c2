import { createInterface } from 'node:readline/promises';
import { say, type Terminal } from '../terminal.ts';

/** Lets the person choose by number. Rejects when they stop. */
export async function pick(
	terminal: Terminal,
	question: string,
	choices: readonly string[],
): Promise<number> {
	say(terminal, question);
	for (const [index, choice] of choices.entries()) say(terminal, `  ${index + 1}  ${choice}`);
	const lines = createInterface({ input: terminal.input, output: terminal.errors });
	try {
		for (;;) {
			const answer = await lines.question('Number: ', { signal: terminal.stop });
			const number = Number(answer.trim());
			if (Number.isInteger(number) && number >= 1 && number <= choices.length) return number - 1;
			say(terminal, `Write a number from 1 to ${choices.length}.`);
		}
	} finally {
		lines.close();
	}
}
