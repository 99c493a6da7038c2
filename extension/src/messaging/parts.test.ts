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

/** As pages have them: the address of a picture may be the picture itself. */
const image = (characters: number) => ({ src: 'e'.repeat(characters), alt: null });

const messages: readonly (readonly [name: string, message: unknown, parts: number])[] = [
	['a small one', { id: 1, output: { list: [1, 2], text: 'a', nothing: null } }, 0],
	['one with a long list', { id: 1, output: { facts: { links: numbers(600) } } }, 3],
	['one with a long text', { id: 1, output: { html: 'b'.repeat(500_001) } }, 3],
	['one with several', { one: numbers(251), other: numbers(251), html: 'c'.repeat(250_001) }, 6],
	['a long list itself', numbers(1000), 4],
	['a long text itself', 'd'.repeat(300_000), 2],
	['nothing', null, 0],
	[
		'one with long texts in a short list',
		{ images: [image(600_000), image(1), image(300_000)] },
		7,
	],
	['one with long texts in a long list', { images: [...numbers(300), image(600_000)] }, 5],
	['one with lists in a list', { lists: [numbers(600), [image(600_000)], []] }, 6],
];

test.each(messages)('%s comes out as it went in', (_, message, count) => {
	const { left, parts } = apart(message);

	expect(parts).toHaveLength(count);
	expect(putTogether(structuredClone(left), structuredClone(parts))).toEqual(message);
});

test('takes no part for a place that the message does not have', () => {
	for (const path of [['__proto__', 'links'], ['missing'], ['id'], ['constructor']]) {
		expect(() => putTogether({ id: 1 }, [{ path, content: ['x'] }])).toThrow();
	}
	expect(Object.hasOwn(Object.prototype, 'links')).toBe(false);
});

test('no part is longer than browsers send, however much a page writes into its attributes', () => {
	const message = { images: Array.from({ length: 40 }, () => image(240_000)) };

	const { left, parts } = apart(message);

	const longest = Math.max(...[left, ...parts].map((piece) => JSON.stringify(piece).length));
	expect(longest).toBeLessThan(1_000_000);
	expect(putTogether(structuredClone(left), structuredClone(parts))).toEqual(message);
});
