import { expect, it } from 'vitest';
import { isHalfEmptyTitle, piecesOfTitle, splitSiteName } from './site-name.ts';

it.each<[title: string, given: string | undefined, own: string, site: string | null]>([
	['How to bake bread - Example Bakery', undefined, 'How to bake bread', 'Example Bakery'],
	['How to bake bread | Tips | Bakery', undefined, 'How to bake bread | Tips', 'Bakery'],
	['パンの焼き方｜例のパン屋', undefined, 'パンの焼き方', '例のパン屋'],
	['Bakery – How to bake bread', 'bakery', 'How to bake bread', 'Bakery'],
	[
		'Bread — The very long name of a bakery',
		undefined,
		'Bread — The very long name of a bakery',
		null,
	],
	['Bread — The Long Bakery', 'The long  bakery', 'Bread', 'The Long Bakery'],
	['Well-known bread', undefined, 'Well-known bread', null],
	['コーヒー・紅茶の違い', undefined, 'コーヒー・紅茶の違い', null],
	[' - Example', undefined, '- Example', null],
	['Bread -', undefined, 'Bread -', null],
	['', 'Example', '', null],
])('splits %j (site %j)', (title, given, own, site) => {
	expect(splitSiteName(title, given)).toEqual({ title: own, siteName: site });
});

it.each([
	['- Example', true],
	['| Example', true],
	['How to bake bread :', true],
	['How to bake bread ::', true],
	['How to bake bread :: Example ::', false],
	['How to bake bread:', false],
	['Bread |', true],
	['Bread –', true],
	['｜例のパン屋', true],
	['Bread - Example', false],
	['» Example', true],
	['-20 % on bread', false],
	['»Our bread is the best« - Example', false],
	['« Notre pain » - Example', false],
	['Le pain, dit « le bon »', false],
	['', false],
])('%j is half empty: %j', (title, isHalfEmpty) => {
	expect(isHalfEmptyTitle(title)).toBe(isHalfEmpty);
});

it.each([
	['How to bake bread | Tips – Example Bakery', ['How to bake bread', 'Tips', 'Example Bakery']],
	['How to bake bread', ['How to bake bread']],
	['- Example', ['- Example']],
	['', ['']],
])('splits %j into its pieces', (title, pieces) => {
	expect(piecesOfTitle(title)).toEqual(pieces);
});
