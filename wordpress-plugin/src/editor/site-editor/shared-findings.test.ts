import { expect, test } from 'vitest';
import { finding } from '../findings/finding.fixtures.ts';
import { sharedFindings } from './shared-findings.ts';

const page = (...names: readonly string[]) => ({
	findings: names.map((name) => finding([], { name })),
});

test('only what every page has is the template’s', () => {
	const pages = [page('a', 'b'), page('b', 'c'), page('b')];

	expect(sharedFindings(pages).map(({ name }) => name)).toEqual(['b']);
	expect(sharedFindings([])).toEqual([]);
	const untitled = { findings: [finding([], { group: 'title' })] };
	expect(sharedFindings([untitled, untitled])).toEqual([]);
});
