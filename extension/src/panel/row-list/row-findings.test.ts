import { auditHtml, load } from '@plumbline/core';
import { expect, test } from 'vitest';
import { badnessOf, findingsAbout, findingsByNode, markOfRow } from './row-findings.ts';

await load({ html: true });

const html = `<!doctype html><html lang="en"><title>Bread</title><body><h1>Bread</h1>
	<a href="/a">click here</a> <a href="/b">read more</a> <img src="a.png">`;

test('lists each finding once, with all of its rows, and leaves out the rows of other lists', () => {
	const { findings } = auditHtml(html, { geo: 'us' });
	const rule = findings.find(({ name }) => name === 'link_text_is_descriptive');
	const links = new Set(rule?.occurrences.flatMap(({ nodes }) => nodes.map(({ node }) => node)));

	const found = findingsAbout(findings, (node) => links.has(node));

	expect(found.map(({ finding }) => finding.name)).toEqual(['link_text_is_descriptive']);
	expect(new Set(found[0]?.messages.keys())).toEqual(links);
	expect(links.size).toBe(2);
	expect(found[0]?.says).toBe(rule?.headline);
	expect([...findingsByNode(found).keys()]).toEqual([...links]);
	expect(badnessOf(found)).toBe(2);
	expect(badnessOf([])).toBe(0);
	expect(markOfRow(found, 'wrong')).toBe('wrong');
	expect(markOfRow(found, 'right')).toBe('look');
	expect(markOfRow([], 'right')).toBe('right');
	expect(markOfRow([], null)).toBeNull();
});
