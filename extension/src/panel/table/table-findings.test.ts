import { auditHtml, load } from '@plumbline/core';
import { expect, test } from 'vitest';
import { findingsAbout, worstByNode } from './table-findings.tsx';

await load({ html: true });

const html = `<!doctype html><html lang="en"><title>Bread</title><body><h1>Bread</h1>
	<a href="/a">click here</a> <a href="/b">read more</a> <img src="a.png">`;

test('lists each finding once, with all of its rows, and leaves out the rows of other tables', () => {
	const { findings } = auditHtml(html, { geo: 'us' });
	const rule = findings.find(({ name }) => name === 'link_text_is_descriptive');
	const links = new Set(rule?.occurrences.flatMap(({ nodes }) => nodes.map(({ node }) => node)));

	const found = findingsAbout(findings, (node) => links.has(node));

	expect(found.map(({ finding }) => finding.name)).toEqual(['link_text_is_descriptive']);
	expect(found[0]?.nodes).toEqual(links);
	expect(links.size).toBe(2);
	expect(found[0]?.says).toBe(rule?.headline);
	expect([...worstByNode(found).keys()]).toEqual([...links]);
});
