import { auditHtml, load } from '@plumbline/core';
import { beforeAll, expect, test } from 'vitest';
import { messagesByNode } from './messages-by-node.ts';

beforeAll(() => load({ html: true }));

test('gives each node the messages and severities of its own findings', () => {
	const html =
		'<!doctype html><html lang="en"><title>Bread</title><h1>Bread</h1><p>Read on <a href="/a">here</a></p>';
	const report = auditHtml(html, { geo: 'us' });

	const messages = messagesByNode(report);

	expect(messages.get(html.indexOf('<a '))).toContainEqual({
		message: expect.stringContaining('here'),
		severity: 'warning',
	});
	expect(messages.get(html.indexOf('<p>'))).toBeUndefined();
});
