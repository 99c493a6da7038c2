import { auditHtml, load } from '@plumbline/core';
import { beforeAll, expect, test } from 'vitest';
import { messagesByNode } from './messages-by-node.ts';

beforeAll(() => load({ html: true }));

test('gives each node the messages and severities of its own findings', () => {
	const html =
		'<!doctype html><html lang="en"><title>Bread</title><h1>Bread</h1><p>Read on <a href="/a">here</a> and <a href="/b">here</a></p>';
	const report = auditHtml(html, { geo: 'us' });

	const messages = messagesByNode(report);

	expect(messages.get(html.indexOf('<a '))).toContainEqual({
		message: expect.stringContaining('here'),
		severity: 'warning',
	});
	expect(messages.get(html.indexOf('<p>'))).toBeUndefined();
});

test('gives a message about several nodes to the first of them alone', () => {
	const html =
		'<!doctype html><html lang="en"><title>Bread</title><h1>Bread</h1><p><a href="/a">here</a> <a href="/b">here</a></p>';
	const report = auditHtml(html, { geo: 'us' });
	const findings = report.findings
		.filter(({ name }) => name === 'link_text_is_descriptive')
		.map((finding) => {
			const [first] = finding.occurrences;
			const nodes = finding.occurrences.flatMap((occurrence) => occurrence.nodes);
			return { ...finding, occurrences: first ? [{ ...first, nodes }] : [] };
		});

	const messages = messagesByNode({ ...report, findings });

	expect([...messages.keys()]).toEqual([html.indexOf('<a ')]);
});
