import { describe, expect, it } from 'vitest';
import { findJsonError } from './json-error.ts';

describe('findJsonError', () => {
	it.each(['{}', '[1, 2.5e3, -0, true, null, "a\\u00e9\\n"]', ' {"a": {"b": []}}\n', '"text"'])(
		'is silent on %s',
		(text) => {
			expect(findJsonError(text)).toBeNull();
		},
	);

	it.each([
		['{"a": 1,}', 'trailing_comma', 1, 8],
		['[1, 2, ]', 'trailing_comma', 1, 6],
		['{\n\t"a": 1\n\t"b": 2\n}', 'missing_comma', 3, 2],
		['{"name": "The "best" bread"}', 'missing_comma', 1, 16],
		['{“a”: 1}', 'curly_quote', 1, 2],
		['{"a": „Brot“}', 'curly_quote', 1, 7],
		["{'a': 1}", 'single_quote', 1, 2],
		['{"a": "one\ntwo"}', 'line_break', 1, 11],
		['{"a": "C:\\bread"}', null, 0, 0],
		['{"a": "it\\\'s"}', 'bad_escape', 1, 10],
		['{"a": "\\u12"}', 'bad_escape', 1, 8],
		['<!-- {"a": 1} -->', 'comment', 1, 1],
		['{"a": 1 // one\n}', 'comment', 1, 9],
		['//<![CDATA[\n{"a": 1}\n//]]>', 'comment', 1, 1],
		['{"a": 1', 'unfinished', 1, 8],
		['{"a": "one', 'unfinished', 1, 11],
		['{"a":', 'unfinished', 1, 6],
		['{"a": 1}}', 'more_after_end', 1, 9],
		['{"a": 1};', 'more_after_end', 1, 9],
		['{"a": undefined}', 'unexpected', 1, 7],
		['{"a": 01}', 'unexpected', 1, 7],
		['{a: 1}', 'unexpected', 1, 2],
		['{"a" 1}', 'unexpected', 1, 6],
		['[1}', 'unexpected', 1, 3],
		['[,]', 'unexpected', 1, 2],
		['{"a": {{ price }}}', 'unexpected', 1, 8],
	])('%j: %s', (text, fault, line, column) => {
		const found = findJsonError(text);
		expect(found && [found.fault, found.line, found.column]).toEqual(
			fault && [fault, line, column],
		);
	});

	it('agrees with JSON.parse about what is JSON', () => {
		const pieces = ['{', '}', '[', ']', ',', ':', '"a"', '1', ' ', 'null', '-', '"', '\\', '\n'];
		const isJson = (text: string) => {
			try {
				JSON.parse(text);
				return true;
			} catch {
				return false;
			}
		};
		for (let seed = 0; seed < 20000; seed++) {
			const text = Array.from(
				{ length: (seed % 7) + 1 },
				(_, index) => pieces[(seed * 31 + index * 17 + (seed >> index) * 7) % pieces.length],
			).join('');
			expect(findJsonError(text) === null, text).toBe(isJson(text));
		}
	});

	it('reads any depth of nesting', () => {
		expect(findJsonError('['.repeat(200_000))).toMatchObject({ fault: 'unfinished' });
	});
});
