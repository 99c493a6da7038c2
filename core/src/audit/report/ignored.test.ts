import { describe, expect, it, test } from 'vitest';
import { auditHtml } from '../../run/audit-html.ts';
import { createLiveAudit } from '../../run/live-audit.ts';
import type { Report } from './report.ts';
import { verdictLine } from './verdict-line.ts';

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

test('an ignored rule, or one whose occurrences are all ignored, costs nothing and keeps its verdict', () => {
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

describe('data-plumbline-ignore', () => {
	const inside = (attribute: string, body = link('/a')) => `<div ${attribute}>${body}</div>`;
	const all = 'data-plumbline-ignore';
	const only = (rules: string) => `${all}="${rules}"`;
	const audited = (body: string) => auditHtml(page(body), { geo: 'us' });

	it('leaves out what is inside the element, and says how much', () => {
		const heeded = audited(inside(all) + link('/b'));
		expect(idsOf(heeded)).toEqual(idsOf(report).slice(1));
		expect(finding(heeded)).toMatchObject({ occurrenceCount: 1, ignoredInPageCount: 1 });
		expect(heeded.counts.ignoredInPage).toBe(1);
		expect(verdictLine(heeded)).toContain(' · 1 ignored by the page itself');
		expect(verdictLine({ ...heeded, locale: 'ja' })).toContain('ページ自身');
		expect(report.counts).not.toHaveProperty('ignoredInPage');
	});

	it.each([
		['a rule it names', only(rule), true],
		['one of several rules', only(`title_tag_used\n ${rule} `), true],
		['all rules', only(' '), true],
		['other rules', only('title_tag_used'), false],
	])('covers %s', (_what, attribute, isCovered) => {
		const { rules } = audited(inside(attribute));
		expect(rules.find(({ name }) => name === rule)).toMatchObject({
			status: 'failed',
			isIgnored: isCovered,
		});
	});

	it('adds to the rules of elements around it', () => {
		const nested = inside(only('title_tag_used'), inside(only(rule)) + link('/b'));
		expect(finding(audited(nested))).toMatchObject({ occurrenceCount: 1, ignoredInPageCount: 1 });
		expect(finding(audited(inside(all, inside(only('title_tag_used')))))).toBeUndefined();
	});

	it('of the html element covers findings without a place', () => {
		const untitled = page('').replace(/<title>.*<\/title>/, '');
		const ofPage = (attribute: string) =>
			auditHtml(untitled.replace('<html', `<html ${attribute}`), { geo: 'us' }).findings.some(
				({ name }) => name === 'title_tag_used',
			);
		expect([ofPage(''), ofPage(only('title_tag_used')), ofPage(only(rule))]).toEqual([
			true,
			false,
			true,
		]);
	});

	it('never changes whether the page can be indexed', () => {
		const hidden = page('').replace('<meta', `<meta ${all} name="robots" content="noindex"><meta`);
		const { counts, indexable } = auditHtml(hidden, { geo: 'us', url: 'https://example.com/rye' });
		expect([counts.blocker, counts.ignoredInPage, indexable]).toEqual([0, 1, 'no']);
	});

	it('counts in the editor as on the page', () => {
		const body = inside(only(rule)) + link('/b');
		const blocks = [{ id: 'a', name: 'core/html', html: body }];
		const post = { title: 'Rye bread', url: 'https://bakery.example/', language: 'en', blocks };
		const edited = createLiveAudit({ geo: 'us' }).update(post);
		expect(idsOf(edited)).toEqual(idsOf(audited(body)));
		expect(edited.counts.ignoredInPage).toBe(1);
	});
});
