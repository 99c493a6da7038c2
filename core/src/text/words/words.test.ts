import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { scanWords, wordFlag, wordStride, wordTexts } from './words.ts';

describe('scanWords', () => {
	it.each<[text: string, parts: string[]]>([
		['Fresh sourdough bread.', ['Fresh', 'sourdough', 'bread']],
		['e-mail', ['e', 'mail']],
		['well‑known node.js', ['well', 'known', 'node', 'js']],
		['x.com and e.g this', ['x', 'com', 'and', 'e', 'g', 'this']],
		["l’eau d'Artagnan", ['l', 'eau', 'd', 'Artagnan']],
		['Kabel 1,5 mm²', ['Kabel', '1,5', 'mm²']],
		['10,000.50 or 3.', ['10,000.50', 'or', '3']],
		['c++, C#, notepad++ and a+b', ['c++', 'C#', 'notepad++', 'and', 'a', 'b']],
		['Disney+ is on', ['Disney', 'is', 'on']],
		['AT&T', ['AT', 'T']],
		['cafe\u0301 soft\u00ADhyphen', ['cafe\u0301', 'soft\u00ADhyphen']],
		['東京都でiPhoneを買う', ['東京都で', 'iPhone', 'を買う']],
		['กาแฟ สด', ['กาแฟ', 'สด']],
		['서울에서 커피', ['서울에서', '커피']],
		['😀 go 👍🏽', ['go']],
		['𠮷野家', ['𠮷野家']],
		['', []],
	])('splits %j into words', (text, parts) => {
		expect(slices(text)).toEqual(parts);
	});

	it.each<[text: string, starts: string[]]>([
		['I like shoes. Running is fun', ['Running']],
		['In St. Gallen it rains', []],
		['Really? Yes! Of course', ['Yes', 'Of']],
		['Version 2.0 is out', []],
	])('marks where sentences start in %j', (text, starts) => {
		expect(slices(text, wordFlag.startsSentence)).toEqual(starts);
	});

	it('covers every text without overlap', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const found = offsets(text);
				const isInOrder = found.every(([start, end], at) => {
					return end > start && start >= (found[at - 1]?.[1] ?? 0);
				});
				return isInOrder && (found.at(-1)?.[1] ?? 0) <= text.length;
			}),
		);
	});
});

describe('countWords', () => {
	it.each([
		['An e-mail from node.js, isn’t it?', 6],
		['東京で買う', 3],
		['กาแฟสด', 2],
		['  ', 0],
	])('counts %j', (text, count) => {
		expect(countWords(text)).toBe(count);
	});
});

it('counts as many words as wordTexts returns', () => {
	const pieces = fc.constantFrom(
		...[
			'bread',
			'é',
			'e\u0301',
			'\u0301',
			'12',
			'3',
			'𝒜',
			'ж',
			' ',
			'.',
			',',
			'-',
			'’',
			'+',
			'#',
			'/',
			'!',
			'ſ',
		],
	);
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
			const text = parts.join('');
			expect(countWords(text)).toBe(wordTexts(text).length);
		}),
		{ numRuns: 2000 },
	);
});

it('keeps joined words whole', () => {
	expect(wordTexts('State-of-the-art e-mail, isn’t it')).toEqual([
		'State-of-the-art',
		'e-mail',
		'isn’t',
		'it',
	]);
});

function slices(text: string, flag?: number): string[] {
	return offsets(text, flag).map(([start, end]) => text.slice(start, end));
}

function offsets(text: string, flag?: number): [start: number, end: number][] {
	const words = scanWords(text);
	const found: [number, number][] = [];
	for (let at = 0; at < words.length; at += wordStride) {
		if (!flag || words[at + 2]! & flag) found.push([words[at]!, words[at + 1]!]);
	}
	return found;
}
