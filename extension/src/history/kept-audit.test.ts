import {
	type AuditHtmlOptions,
	auditHtml,
	createAuditor,
	factsOfHtml,
	load,
	pageGlance,
} from '@plumbline/core';
import { beforeAll, expect, test } from 'vitest';
import { compareKept } from './compare-kept.ts';
import { type KeptAudit, keptAudit, withAudit } from './kept-audit.ts';

beforeAll(() => load({ html: true }));

const page = (body: string) =>
	`<!doctype html><html lang="en"><head><title>Rye bread, baked here</title></head><body>${body}</body></html>`;

const about = { geo: 'us', url: 'https://bakery.example/' } as const;

function audit(body: string, time: number, options: Partial<AuditHtmlOptions> = {}) {
	const { facts, ruleSet } = createAuditor(about);
	const read = factsOfHtml(page(body), { ...about, scope: 'document' });
	return keptAudit(auditHtml(page(body), { ...about, ...options }), {
		time,
		words: options.keywords ?? [],
		glance: pageGlance(facts(read), ruleSet, new Date('2026-11-25')),
	});
}

const names = (changes: readonly { readonly rule: { readonly rule_name: string } }[] = []) =>
	changes.map(({ rule }) => rule.rule_name);

const good = '<h1>Rye bread</h1>';
const twoHeadings = '<h1>Rye bread</h1><h1>Rolls</h1>';

test('reports what got worse and what was fixed since', () => {
	const worse = compareKept(audit(good, 1), audit(twoHeadings, 2));
	const fixed = compareKept(audit(twoHeadings, 1), audit(good, 2));

	expect(names(worse?.worse)).toContain('only_one_h1_tag');
	expect(names(worse?.fixed)).not.toContain('only_one_h1_tag');
	expect(names(fixed?.fixed)).toContain('only_one_h1_tag');
});

test('does not count a rule as worse if an earlier audit could not check it', () => {
	const before = { ...audit(good, 1), notChecked: ['only_one_h1_tag'] };
	const other = { ...audit(good, 1), ruleCount: 1 };

	for (const earlier of [before, other]) {
		const comparison = compareKept(earlier, audit(twoHeadings, 2));
		expect(names(comparison?.worse)).not.toContain('only_one_h1_tag');
		expect(names(comparison?.firstSeen)).toContain('only_one_h1_tag');
	}
});

test('does not count an ignored rule as fixed, nor as worse once it is shown again', () => {
	const [shown, ignored] = [
		audit(twoHeadings, 1),
		audit(twoHeadings, 2, { ignored: { rules: ['only_one_h1_tag'] } }),
	];

	expect(compareKept(shown, ignored)).toMatchObject({ fixed: [], isSameSettings: false });
	expect(compareKept(ignored, shown)).toMatchObject({ worse: [], firstSeen: [] });
});

test('does not count a single ignored finding as fixed', () => {
	const report = auditHtml(page(twoHeadings), about);
	const ids = report.rules.flatMap(({ name, occurrences }) =>
		name === 'only_one_h1_tag' ? occurrences.map(({ id }) => id) : [],
	);
	const after = audit(twoHeadings, 2, { ignored: { occurrences: ids } });

	expect(compareKept(audit(twoHeadings, 1), after)?.fixed).toEqual([]);
});

test('counts an ignored rule as fixed once the page is mended, though it is still ignored', () => {
	const ignored = { rules: ['title_tag_used'] };
	const comparison = compareKept(audit(twoHeadings, 1, { ignored }), audit(good, 2, { ignored }));

	expect(names(comparison?.fixed)).toContain('only_one_h1_tag');
	expect(comparison).toMatchObject({ isSameSettings: true });
});

test('does not count a removed keyword as fixed, nor a new one as worse', () => {
	const [searched, plain] = [audit(good, 1, { keywords: ['spelt rolls'] }), audit(good, 2)];
	expect(searched.findings).not.toHaveLength(plain.findings.length);

	expect(compareKept(searched, plain)).toMatchObject({ fixed: [], isSameSettings: false });
	expect(compareKept(plain, searched)).toMatchObject({ worse: [], firstSeen: [] });
});

test('stores one audit per visit, however often the page is judged', () => {
	const first = withAudit([], audit(good, 1));
	const judgedAgain = withAudit(first, audit(twoHeadings, 1));

	expect(judgedAgain).toEqual([audit(twoHeadings, 1)]);
});

test('stores an unchanged page once, with its first and last time', () => {
	const history = withAudit(withAudit([], audit(good, 1)), audit(good, 5));

	expect(history.map(({ from, to }) => [from, to])).toEqual([[1, 5]]);
});

test('stores an audit of its own when only a fact has changed', () => {
	const [before, after] = [audit(`${good}<p>Flour</p>`, 1), audit(`${good}<p>Flour, salt</p>`, 2)];
	const [first, second] = withAudit([before], after);

	expect(contentOf(before)).toEqual(contentOf(after));
	expect([first?.glance?.words, second?.glance?.words]).toEqual([3, 4]);
});

const contentOf = ({ findings }: KeptAudit) => findings;

test('stores no more of a page with thousands of headings than of others', () => {
	const long = audit(`<h1>${'Rye '.repeat(500)}</h1>`.repeat(200), 1);

	expect(JSON.stringify(long.glance).length).toBeLessThan(40_000);
});

test('stores one audit when a visit is judged in several steps', () => {
	const before = withAudit([], audit(good, 1));
	const partly = withAudit(before, audit(twoHeadings, 2));
	const settled = withAudit(partly, audit(good, 2));

	expect(settled.map(({ from, to }) => [from, to])).toEqual([[1, 2]]);
});

test('a late change in a visit leaves earlier visits untouched', () => {
	const same = withAudit(withAudit([], audit(good, 1)), audit(good, 2));
	const changed = withAudit(same, audit(twoHeadings, 2));

	expect(changed).toEqual([audit(good, 1), audit(twoHeadings, 2)]);
});

test('stores at most twenty audits of a page', () => {
	let history: readonly KeptAudit[] = [];
	for (let time = 0; time < 30; time++)
		history = withAudit(history, audit(time % 2 ? good : twoHeadings, time));

	expect(history).toHaveLength(20);
	expect(history.at(-1)?.to).toBe(29);
});

test('stores little, whatever the page', () => {
	const kept = audit(`<h1>${'Rye bread '.repeat(1000)}</h1>`.repeat(50), 1);

	expect(JSON.stringify(kept).length).toBeLessThan(40_000);
});
