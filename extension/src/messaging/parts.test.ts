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

const messages: readonly (readonly [name: string, message: unknown, parts: number])[] = [
	['a small one', { id: 1, output: { list: [1, 2], text: 'a', nothing: null } }, 0],
	['one with a long list', { id: 1, output: { facts: { links: numbers(600) } } }, 3],
	['one with a long text', { id: 1, output: { html: 'b'.repeat(500_001) } }, 3],
	['one with several', { one: numbers(251), other: numbers(251), html: 'c'.repeat(250_001) }, 6],
	['a long list itself', numbers(1000), 4],
	['a long text itself', 'd'.repeat(300_000), 2],
	['nothing', null, 0],
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
