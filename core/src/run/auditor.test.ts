import { describe, expect, it } from 'vitest';
import { auditRequest } from '../audit/audit-request.ts';
import { createFactStore, type FactMemory } from '../facts/fact-store.ts';
import { allFixtures } from '../rules/all-fixtures.ts';
import { fixtureHtml, fixtureOptions } from '../rules/ordinary-page.ts';
import { rules } from '../rules/rules.ts';
import { atOnce } from '../slices/steps.ts';
import { factsOfHtml } from './audit-html.ts';
import { auditFacts, createAuditor } from './auditor.ts';
import { planRules } from './rule-plan.ts';
import { createRuleMemory, ruleSteps } from './run-rules.ts';

/** For every tenth rule, the first page on which it fails. */
const pages = (await allFixtures()).flatMap(({ bad }, number) => {
	const [fixture] = Object.values(bad);
	if (!fixture || number % 10 > 0) return [];
	const options = { ...fixtureOptions(fixture), now: new Date('2026-11-01') };
	return [{ page: factsOfHtml(fixtureHtml(fixture), options), options }];
});
const [first] = pages;
if (!first) throw new Error('No rule has a fixture.');
const { options, page } = first;

describe('an audit in slices', () => {
	it('has the same result as an audit in one go', async () => {
		for (const { options, page } of pages) {
			const { report } = await createAuditor(options).judge(page);

			expect(report()).toEqual(auditFacts(page, options));
		}
	});

	it('derives one fact or runs one rule per step, and none of them twice', () => {
		for (const { options, page } of pages) {
			const request = auditRequest(options);
			const facts: FactMemory = new Map();
			const memory = createRuleMemory();
			const known = () => [...facts.values(), ...memory.results.values()];
			const steps = () =>
				ruleSteps(planRules(rules), createFactStore(page, request, facts), request, memory);
			let before = 0;
			for (const _ of steps()) {
				expect(known().length - before).toBeLessThan(2);
				before = known().length;
			}
			const first = known();
			atOnce(steps());

			expect(known().every((each, index) => each === first[index])).toBe(true);
		}
	});

	it('ends when it is aborted', async () => {
		const newer = new AbortController();
		const judged = createAuditor(options).judge(page, { signal: newer.signal });
		newer.abort(new Error('A newer page has come.'));

		await expect(judged).rejects.toThrow('A newer page has come.');
	});
});

describe('an auditor with other options', () => {
	it('keeps the facts that the options do not change', () => {
		const before = createAuditor(options);
		const text = before.facts(page).get('textIndex');

		const after = before.with({ geo: 'jp', keywords: ['loaf'] });

		expect(after.facts(page).get('textIndex')).toBe(text);
		expect(after.ruleSet.geo).toBe('jp');
	});

	it.each([
		{ keywords: ['loaf'] },
		{ synonyms: { bread: ['loaf'] } },
		{ textLanguage: 'de' },
		{ isMeantToBeHidden: true },
		{ geo: 'jp', locale: 'ja' },
	])('has the same result as a new auditor: %j', (others) => {
		const before = createAuditor(options);
		before.audit(page);

		expect(before.with(others).audit(page)).toEqual(auditFacts(page, { ...options, ...others }));
	});
});
