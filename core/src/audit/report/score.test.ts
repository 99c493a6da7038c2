import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../../rules/ordinary-page.ts';
import { auditHtml } from '../../run/audit-html.ts';
import { scoreOf } from './score.ts';

const audit = (fixture: Fixture) => auditHtml(fixtureHtml(fixture), fixtureOptions(fixture));
const scoreFor = (fixture: Fixture) => audit(fixture).score;

describe('the score of a page', () => {
	it('is at least 90 for a good page', () => {
		expect(scoreFor({})).toBeGreaterThanOrEqual(90);
	});

	it('is at most 75 without a title', () => {
		expect(scoreFor({ title: '' })).toBeLessThanOrEqual(75);
	});

	it('is at most 65 without a title, description, main heading and text', () => {
		const score = scoreFor({ title: '', description: '', h1: '', main: '<p>Bread.</p>' });
		expect(score).toBeLessThanOrEqual(65);
		expect(score).toBeGreaterThan(0);
	});

	it('stays at 90 or more without a description if other text can become the snippet', () => {
		expect(scoreFor({ description: '' })).toBeGreaterThanOrEqual(90);
	});

	it('is at most 20 for a page that is kept out of the index, however good it is', () => {
		const report = audit({ head: '<meta name="robots" content="noindex">' });
		expect(report.score).toBeLessThanOrEqual(20);
		expect(report.indexable).toBe('no');
	});

	it.each([
		['https://example.com/bread', 'elsewhere'],
		['https://example.com/bread/sourdough/', 'yes'],
		['https://example.com/bread/sourdough?loaf=2', 'yes'],
	])('is not lowered by the canonical %s, which makes the page %s', (address, indexable) => {
		const report = audit({ canonical: `<link rel="canonical" href="${address}">` });
		expect(report.indexable).toBe(indexable);
		expect(report.score).toBeGreaterThanOrEqual(90);
	});

	it('is at most 20 if a page with a canonical to a different page is also blocked', () => {
		const report = audit({
			canonical: '<link rel="canonical" href="https://example.com/bread">',
			head: '<meta name="robots" content="noindex">',
		});
		expect(report.indexable).toBe('no');
		expect(report.score).toBeLessThanOrEqual(20);
	});

	it('is not lowered if the page is hidden on purpose', () => {
		const page = { head: '<meta name="robots" content="noindex">' };
		const report = auditHtml(fixtureHtml(page), {
			...fixtureOptions(page),
			isMeantToBeHidden: true,
		});
		expect(report.indexable).toBe('hidden');
		expect(report.score).toBeGreaterThanOrEqual(90);
	});

	it('is not lowered by notes', () => {
		const { counts, score } = audit({ h1: '<h1>Sourdough bread</h1><h1>Our bakery</h1>' });
		expect(counts.note).toBeGreaterThan(0);
		expect(score).toBe(100);
	});
});

describe('the sum of penalties', () => {
	it.each([
		[[], 100],
		[['note', 'note', 'note'], 100],
		[['warning'], 90],
		[['error'], 75],
		[['error', 'warning', 'warning'], 55],
		[['blocker'], 20],
		[['blocker', 'error', 'error', 'error', 'error'], 0],
		[['error', 'error', 'error', 'error', 'error'], 0],
	] as const)('for %j leaves a score of %i', (severities, score) => {
		expect(scoreOf(severities)).toBe(score);
	});
});
