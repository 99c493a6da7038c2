import { expect, test } from 'vitest';
import { borderFaults, drawnBorders } from './border-faults.ts';
import { roomImports } from './room-imports.ts';

const house = {
	folder: 'app/src',
	rooms: ['page', 'text', 'text/words', 'view'],
	aliases: { '#words': ['app/src/text/words/words.node.ts'] },
};
const borders = {
	page: { imports: ['text'], types: ['view'] },
	text: { imports: ['text/words'] },
	'text/words': { imports: [] },
	view: { imports: '*' },
} as const;

const imports = (file: string, source: string) => roomImports(house, file, source);
const used = [
	...imports(
		'app/src/page/a.ts',
		"import { b } from '../text/b.ts';\nimport type { V } from '../view/v.ts';",
	),
	...imports('app/src/text/b.ts', "import { w } from '#words';"),
];

test('imports within the borders are fine', () => {
	expect(borderFaults(borders, used)).toEqual([]);
});

test.each([
	[
		'app/src/text/b.ts',
		"import { a } from '../page/a.ts';",
		'app/src/text/b.ts:1 text is not allowed to import page.',
	],
	[
		'app/src/text/b.ts',
		"\nexport * from '../page/a.ts';",
		'app/src/text/b.ts:2 text is not allowed to import page.',
	],
	[
		'app/src/text/b.ts',
		"const a = await import('../page/a.ts');",
		'app/src/text/b.ts:1 text is not allowed to import page.',
	],
	[
		'app/src/text/words/w.ts',
		"import { b } from '../b.ts';",
		'app/src/text/words/w.ts:1 text/words is not allowed to import text.',
	],
	[
		'app/src/page/a.ts',
		"import { w } from '#words';",
		'app/src/page/a.ts:1 page is not allowed to import text/words.',
	],
	[
		'app/src/page/a.ts',
		"import { v } from '../view/v.ts';",
		'app/src/page/a.ts:1 page is not allowed to import view.',
	],
	[
		'app/src/text/b.ts',
		"import { type A } from '../page/a.ts';",
		'app/src/text/b.ts:1 text is not allowed to import types of page.',
	],
])('%s: %s crosses a border', (file, source, fault) => {
	expect(borderFaults(borders, [...used, ...imports(file, source)])).toEqual([fault]);
});

test('accepts types from rooms whose types are allowed, and anything in a room that combines others', () => {
	const more = [
		...imports('app/src/page/a.ts', "import { type A, type B } from '../view/v.ts';"),
		...imports(
			'app/src/view/v.ts',
			"import { a } from '../page/a.ts';\nimport { w } from '../text/words/w.ts';",
		),
	];
	expect(borderFaults(borders, [...used, ...more])).toEqual([]);
});

test('a permission that nothing uses is a fault', () => {
	expect(borderFaults(borders, used.slice(1))).toEqual([
		'page is allowed to import text, but does not: delete text from borders.ts.',
	]);
});

test('the diagram has one line per room', () => {
	expect(drawnBorders('app/src', borders)).toBe(`\`\`\`
app/src, types in brackets
page        → text (view)
text        → text/words
text/words  → –
view        → everything
\`\`\``);
});
