import { auditHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

const pages = [
	'<title>Rye</title><p>Rye “from” 小麦 🍞',
	'<title>Rolls</title><h1>Rolls</h1>',
	'<title>Rye</title><h1 data-plumbline-ignore="h1_is_unique">A</h1><h1>B</h1><a href="">here</a>',
	'<title>\ud800</title>',
	'',
].map((html, index) => ({
	subject: `page ${index}`,
	report: structuredClone(auditHtml(html, { geo: 'us', keywords: ['rye'] })),
}));

test('each report that comes back equals the one that was given', () => {
	const keep = createKeptPages();
	const kept = pages.map(keep);
	expect(kept.map(({ report, subject }) => ({ subject, report }))).toEqual(pages);
});

test('a finding is the same object among the findings and the rules', () => {
	const reports = pages.map(createKeptPages()).map(({ report }) => report);
	const found = reports.filter(({ findings }) => findings.length > 0);
	expect(found.length).toBeGreaterThan(0);
	for (const { findings, rules } of found) {
		for (const rule of findings) expect(rules.includes(rule)).toBe(true);
	}
});

test('a page takes at most a fortieth of its report', () => {
	const many = Array.from({ length: 400 }, (_, index) => pages[index % 2]!);
	const bytes = Buffer.byteLength(JSON.stringify(many));
	const keep = createKeptPages();
	const { arrayBuffers: before } = process.memoryUsage();
	const kept = many.map(keep);
	expect(kept).toHaveLength(400);
	expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bytes / 40);
});
