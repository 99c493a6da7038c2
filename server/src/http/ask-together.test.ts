import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

/** Counts questions; each is answered when told to. */
function questions() {
	const answer: (() => void)[] = [];
	const ask = askTogether(
		() =>
			new Promise<number>((resolve) => {
				const number = answer.length;
				answer.push(() => resolve(number));
			}),
	);
	const started = () => new Promise((resolve) => setImmediate(resolve));
	return { ask, answer, started };
}

test('those who come while a question is under way share the next one', async () => {
	const { ask, answer, started } = questions();
	const first = ask();
	await started();
	const [second, third] = [ask(), ask()];
	answer[0]?.();
	expect(await first).toBe(0);
	await started();
	answer[1]?.();
	expect([await second, await third]).toEqual([1, 1]);
	expect(answer).toHaveLength(2);
});

test('a failure is told to those who asked, and the next question is asked', async () => {
	const answers = [Promise.reject(new Error('gone')), Promise.resolve('here')];
	const ask = askTogether(async () => answers.shift());
	await expect(ask()).rejects.toThrow('gone');
	expect(await ask()).toBe('here');
});
