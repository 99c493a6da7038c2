import { expect, test } from 'vitest';
import { filterOf, joinParts, namesOf, type Part } from './parts.mjs';

test.each<[readonly Part[], readonly Part[]]>([
	[['core', 'server'], ['server']],
	[
		['extension', 'server', 'core'],
		['server', 'extension'],
	],
	[['workspace', 'server'], ['workspace']],
	[['everything', 'workspace', 'core'], ['everything']],
	[[], []],
])('%j together are %j', (given, joined) => {
	expect(joinParts(given)).toEqual(joined);
});

test('a filter installs the packages of all parts, and the root with the pinned Node', () => {
	expect(filterOf(['server', 'extension'])).toEqual([
		...['--filter', 'plumbline'],
		...['--filter', '@plumbline/server...'],
		...['--filter', '@plumbline/extension...'],
	]);
});

test('selecting everything needs no filter', () => {
	expect(filterOf(['everything'])).toEqual([]);
});

test('messages name parts as people know them', () => {
	expect(namesOf(['server', 'extension'])).toBe('the server and the extension');
});
