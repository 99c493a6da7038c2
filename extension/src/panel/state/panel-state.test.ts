import type { PageFacts } from '@plumbline/core';
import { expect, test } from 'vitest';
import { emptyPanel, type PanelEvent, panelAfter } from './panel-state.ts';

const tabId = 7;
const url = 'https://example.com/';
// Only the URL of the facts matters here.
const facts = { source: 'rendered', scope: 'document', facts: { url }, unknown: {} } as PageFacts;
const otherFacts = { ...facts };
const read: PanelEvent = { type: 'read', tabId, facts };
const described: PanelEvent = { type: 'described', tabId, snippets: new Map([[1, '<h1>']]) };
const pointed: PanelEvent = { type: 'pointed', tabId, pointed: { node: 1, outcome: 'shown' } };

const after = (...events: readonly PanelEvent[]) =>
	events.reduce(panelAfter, emptyPanel).tabs.get(tabId);

test('follows the active tab', () => {
	expect(panelAfter(emptyPanel, { type: 'shown', tabId }).tabId).toBe(tabId);
});

test('shows the first reading as progress, and a later one beside the results', () => {
	expect(after({ type: 'reading', tabId })).toEqual({ kind: 'reading' });
	expect(after(read, { type: 'reading', tabId })).toMatchObject({
		kind: 'audited',
		isReading: true,
	});
});

test('keeps snippets and the mark when the same page is read again', () => {
	const tab = after(read, described, pointed, { ...read, facts: otherFacts });

	expect(tab).toMatchObject({ facts: otherFacts, isReading: false, pointed: { node: 1 } });
	expect(tab).toHaveProperty('snippets', new Map([[1, '<h1>']]));
});

test('forgets snippets of nodes that the report no longer names', () => {
	const later: PanelEvent = { type: 'described', tabId, snippets: new Map([[2, null]]) };

	expect(after(read, described, later)).toHaveProperty('snippets', new Map([[2, null]]));
});

test('keeps the results of a page that is gone, without its highlight', () => {
	expect(after(read, pointed, { type: 'gone', tabId })).toMatchObject({
		kind: 'audited',
		isGone: true,
		pointed: null,
	});
});

test('keeps saying that the page is gone until the new one is clicked', () => {
	const gone: PanelEvent = { type: 'gone', tabId };
	const reading: PanelEvent = { type: 'reading', tabId };
	const refused: PanelEvent = { type: 'refused', tabId, reason: 'not_clicked' };

	expect(after(read, gone, reading, refused)).toMatchObject({ isGone: true, isReading: false });
});

test('forgets the nodes of the old page when a new one is read', () => {
	expect(after(read, described, pointed, { type: 'gone', tabId }, read)).toMatchObject({
		isGone: false,
		snippets: new Map(),
		pointed: null,
	});
});

test('says why a page is refused', () => {
	expect(after(read, { type: 'refused', tabId, reason: 'browser_page' })).toEqual({
		kind: 'refused',
		reason: 'browser_page',
	});
});

test('forgets a closed tab and a page that left before it was read', () => {
	expect(after({ type: 'reading', tabId }, { type: 'gone', tabId })).toBeUndefined();
	expect(after(read, { type: 'closed', tabId })).toBeUndefined();
});

test('ignores an answer for a closed tab', () => {
	expect(after(read, { type: 'closed', tabId }, described)).toBeUndefined();
	expect(after(read, { type: 'closed', tabId }, pointed)).toBeUndefined();
});

test('keeps the second source while the page changes, and drops it with the page', () => {
	const second = { url, html: null, reason: null, response: null, robotsTxt: null } as const;
	const compared: PanelEvent = { type: 'compared', tabId, second };

	expect(after(read, compared, { ...read, facts: otherFacts })).toMatchObject({
		second,
		facts: { unknown: { served: 'no_served_html' } },
	});
	expect(after(read, compared, { type: 'gone', tabId }, read)).toMatchObject({ second: null });
	expect(after(read, { type: 'gone', tabId }, compared)).toMatchObject({ second: null });
});
