import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.mjs';

test('reads names and the words of a title', () => {
	expect(readCommandLine(['core', '-t', 'a rule allows', 'server'])).toEqual({
		names: ['core', 'server'],
		title: 'a rule allows',
	});
});

test('an unknown option is an error that shows the usage', () => {
	expect(() => readCommandLine(['--watch'])).toThrow('Usage: npm test -- ');
});
