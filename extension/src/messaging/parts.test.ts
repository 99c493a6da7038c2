import { expect, test } from 'vitest';
import { putTogether, takeApart } from './parts.ts';

function apart<Message>(message: Message) {
	const parts = [];
	const steps = takeApart(message);
	let step = steps.next();
	for (; !step.done; step = steps.next()) parts.push(step.value);
	return { parts, left: step.value };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Pages contain such images: a data URL contains the whole picture. */
const image = (characters: number) => ({ src: 'e'.repeat(characters), alt: null });

const messages: readonly (readonly [name: string, message: unknown, parts: number])[] = [
	['a small message', { id: 1, output: { list: [1, 2], text: 'a', nothing: null } }, 0],
	['a message with a long list', { id: 1, output: { facts: { links: numbers(600) } } }, 3],
	['a message with a long text', { id: 1, output: { html: 'b'.repeat(500_001) } }, 3],
	[
		'a message with several of them',
		{ one: numbers(251), other: numbers(251), html: 'c'.repeat(250_001) },
		6,
	],
	['a bare long list', numbers(1000), 4],
	['a bare long text', 'd'.repeat(300_000), 2],
	['nothing', null, 0],
	[
		'a message with long texts in a short list',
		{ images: [image(600_000), image(1), image(300_000)] },
		7,
	],
	['a message with long texts in a long list', { images: [...numbers(300), image(600_000)] }, 5],
	['a message with nested lists', { lists: [numbers(600), [image(600_000)], []] }, 6],
];

test.each(messages)('reassembles %s unchanged', (_, message, count) => {
	const { left, parts } = apart(message);

	expect(parts).toHaveLength(count);
	expect(putTogether(structuredClone(left), structuredClone(parts))).toEqual(message);
});

test('rejects a part whose path is not in the message', () => {
	for (const path of [['__proto__', 'links'], ['missing'], ['id'], ['constructor']]) {
		expect(() => putTogether({ id: 1 }, [{ path, content: ['x'] }])).toThrow();
	}
	expect(Object.hasOwn(Object.prototype, 'links')).toBe(false);
});

test('no part exceeds the limit, however long the attributes of a page are', () => {
	const message = { images: Array.from({ length: 40 }, () => image(240_000)) };

	const { left, parts } = apart(message);

	const longest = Math.max(...[left, ...parts].map((piece) => JSON.stringify(piece).length));
	expect(longest).toBeLessThan(1_000_000);
	expect(putTogether(structuredClone(left), structuredClone(parts))).toEqual(message);
});
