import { expect, test } from 'vitest';
import { example } from './example.ts';

test.each([
	['a page', { main: `<p>${'a'.repeat(541_497)}</p>` }],
	['a robots.txt', { robotsTxt: { status: 200, text: 'a'.repeat(541_504) } }],
])('the example of %s that is too long ends with how much was left out', (name, fixture) => {
	const text = example(name, fixture);
	expect(text).toContain('\n… 540,004 characters more\n');
	expect(text.length).toBeLessThan(1700);
});

test('a short example is shown whole', () => {
	expect(example('short', { robotsTxt: { status: 200, text: 'User-agent: *' } })).toBe(
		'**Short**\n\nrobots.txt:\n\n```text\nUser-agent: *\n```',
	);
});
