import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	basisOf,
	type Condition,
	conditionFault,
	mostConditions,
	readSegment,
	subjects,
	writeSegment,
} from './segment.ts';

test('reads what it writes, whatever the values', () => {
	const value = fc
		.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
		.map((one) => one.trim());
	const condition = fc
		.record({
			subject: fc.constantFrom(...subjects),
			isExcluded: fc.boolean(),
			isPattern: fc.boolean(),
			value: fc.oneof(value, fc.constantFrom('"', '""', '"a"', '-brand', 'a "b" c', ' ')),
		})
		.map((one): Condition => {
			if (one.subject === 'brand') return { ...one, isPattern: false, value: '' };
			if (one.subject === 'folder')
				return { ...one, isPattern: false, value: `/${one.value}`.trim() };
			if (one.subject === 'country') return { ...one, isPattern: false, value: 'jp' };
			if (one.subject === 'device') return { ...one, isPattern: false, value: 'mobile' };
			return { ...one, value: one.value.trim() };
		})
		.filter((one) => conditionFault(one) === null);
	fc.assert(
		fc.property(fc.array(condition, { maxLength: mostConditions }), (segment) => {
			expect(readSegment(writeSegment(segment))).toEqual({ segment, faults: [] });
		}),
		{ numRuns: 1000 },
	);
});

test.each([
	['folder', 'unknown'],
	['folder:blog', 'no_folder'],
	['folder:/blog?page=2', 'no_folder'],
	['folder~^/blog', 'unknown'],
	['page:', 'empty'],
	['query:" "', 'empty'],
	['query~(a', 'no_pattern'],
	['brand:yes', 'unknown'],
	['country:', 'empty'],
	['country:germany', 'no_country'],
	['country~^d', 'unknown'],
	['device:phone', 'no_device'],
	['device', 'unknown'],
	['<img src=x onerror=alert(1)>', 'unknown'],
	[`page:${'a'.repeat(201)}`, 'too_long'],
] as const)('%s is not a condition: %s', (text, fault) => {
	const { segment, faults } = readSegment(`-brand ${text}`);
	expect(segment).toHaveLength(1);
	expect(faults[0]).toEqual({ fault, text: expect.any(String) });
});

test('takes no more conditions than anybody needs', () => {
	const { segment, faults } = readSegment('brand '.repeat(mostConditions + 1));
	expect(segment).toHaveLength(mostConditions);
	expect(faults).toEqual([{ fault: 'too_many', text: 'brand' }]);
});

test.each([
	[null, 'site'],
	['folder:/blog', 'pages'],
	['-query:free', 'queries'],
	['page~blog brand', 'page_queries'],
	['country:jp -device:tablet', 'split'],
	['country:jp folder:/blog', 'nothing'],
	['device:mobile brand', 'nothing'],
])('%s is a sum of %s', (text, basis) => {
	expect(basisOf(readSegment(text).segment, { pages: false, queries: false })).toBe(basis);
});

test('a list of pages or queries has no figures by country', () => {
	const { segment } = readSegment('country:jp');
	expect(basisOf(segment, { pages: true, queries: false })).toBe('nothing');
	expect(basisOf(segment, { pages: false, queries: true })).toBe('nothing');
});

test('a country and a device are the same in all spellings', () => {
	const { segment } = readSegment('country:UK device:Mobile');
	expect(writeSegment(segment)).toBe('country:gb device:mobile');
});
