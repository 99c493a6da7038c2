import { expect, test } from 'vitest';
import { borderFaults, unlistedRooms } from './border-faults.ts';
import { bordersIn } from './borders-in.ts';
import { roomImports } from './room-imports.ts';

const house = {
	folder: 'app/src',
	rooms: ['page', 'text', 'text/words', 'view'],
	aliases: { '#words': ['app/src/text/words/words.node.ts'] },
};
const drawing = `
text/words → –
text       → text/words
page       → text (view)
view       → everything
`;
const borders = bordersIn(drawing);

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

test('a room that combines others imports no room that comes after it', () => {
	const after = bordersIn(`${drawing.trim()}\nedge → everything`);
	const rooms = { ...house, rooms: [...house.rooms, 'edge'] };
	const source = "import { e } from '../edge/e.ts';\nimport type { E } from '../edge/e.ts';";
	const upward = roomImports(rooms, 'app/src/view/v.ts', source);
	expect(borderFaults(after, [...used, ...upward])).toEqual([
		'app/src/view/v.ts:1 view is not allowed to import edge.',
	]);
});

test('two rooms never import each other', () => {
	const mutual = bordersIn(drawing.replace('text/words → –', 'text/words → text'));
	const back = imports('app/src/text/words/w.ts', "import { b } from '../b.ts';");
	expect(borderFaults(mutual, [...used, ...back])).toEqual([
		'text/words imports text, which is not before it in borders.ts.',
	]);
});

test('a folder without borders is a fault, a file beside the rooms is not', () => {
	const files = ['app/src/main.ts', 'app/src/text/b.ts', 'app/src/hall/a.ts', 'app/src/hall/b.ts'];
	expect(unlistedRooms(house, files)).toEqual([
		'app/src/hall has no borders: add it to borders.ts.',
	]);
});
