import { expect, test } from 'vitest';
import { auditHtml } from '../run/audit-html.ts';
import { createLiveAudit } from '../run/live-audit.ts';
import type { Report } from './report.ts';

const link = (path: string) => `<p>Read it <a href="${path}">here</a>.</p>`;
const page = (body: string) => `<!doctype html><html lang="en"><head>
<title>How to bake rye bread at home</title><meta name="description" content="Flour, water, salt.">
<meta name="viewport" content="width=device-width"></head>
<body><main><h1>How to bake rye bread</h1>${body}</main></body></html>`;

const rule = 'link_text_is_descriptive';
const finding = ({ findings }: Report) => findings.find(({ name }) => name === rule);
const idsOf = (report: Report) =>
	report.rules.find(({ name }) => name === rule)?.occurrences.map(({ id }) => id) ?? [];

const html = page(link('/a') + link('/b'));
const report = auditHtml(html, { geo: 'us' });

test('each occurrence has its own id, which survives changes around it', () => {
	const ids = idsOf(report);
	expect(new Set(ids).size).toBe(2);
	const later = auditHtml(page(`<p>Flour.</p>\n\n${link('/a')}<p>Salt.</p>${link('/b')}`), {
		geo: 'us',
	});
	expect(idsOf(later)).toEqual(ids);
});

test('an occurrence has the same id in the editor', () => {
	const blocks = ['/a', '/b'].map((path) => ({
		id: path,
		name: 'core/paragraph',
		html: link(path),
	}));
	const post = { title: 'Rye bread', url: 'https://bakery.example/', language: 'en', blocks };
	expect(idsOf(createLiveAudit({ geo: 'us' }).update(post))).toEqual(idsOf(report));
});

test('an ignored occurrence is not reported, and the others keep their ids', () => {
	const [first = '', second] = idsOf(report);
	const heeded = auditHtml(html, { geo: 'us', ignored: { occurrences: [first] } });
	expect(idsOf(heeded)).toEqual([second]);
	expect(finding(heeded)).toMatchObject({ occurrenceCount: 1, ignoredCount: 1, status: 'failed' });
});

test('a rule costs nothing and keeps its verdict if it or all its occurrences are ignored', () => {
	for (const ignored of [{ rules: [rule] }, { occurrences: idsOf(report) }]) {
		const heeded = auditHtml(html, { geo: 'us', ignored });
		expect(finding(heeded)).toBeUndefined();
		expect(heeded.counts.warning).toBe(report.counts.warning - 1);
		expect(heeded.score).toBeGreaterThan(report.score);
		expect(heeded.rules.find(({ name }) => name === rule)).toMatchObject({
			status: 'failed',
			isIgnored: true,
		});
	}
});
