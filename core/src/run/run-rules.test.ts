import { describe, expect, it } from 'vitest';
import { auditRequest } from '../audit/audit-request.ts';
import { ending, failingLate, ruleWith } from '../audit/rule.fixtures.ts';
import type { Rule } from '../audit/rule.ts';
import { createFactStore } from '../facts/fact-store.ts';
import type { GivenFacts } from '../facts/page-facts.ts';
import { fromHtml } from '../read/html/from-html.ts';
import { planRules } from './rule-plan.ts';
import { createRuleMemory, runRules } from './run-rules.ts';

const html =
	'<!doctype html><html><head><title>Bread</title></head><body><p>Flour</p></body></html>';
const request = auditRequest({
	geo: 'us',
	onError: (_rule, cause) => {
		throw cause;
	},
});

function storeOf(
	text: string,
	given: Partial<GivenFacts> = {},
	scope: 'document' | 'fragment' = 'document',
) {
	const nothing = { url: null, declaredLanguage: null, response: null, robotsTxt: null };
	return createFactStore(fromHtml(text, { given: { ...nothing, ...given }, scope }), request);
}

const only = (rule: Rule, store = storeOf(html), context = request) => {
	const [result] = runRules(planRules([rule]), store, context);
	if (!result) throw new Error('One rule has one result.');
	return result;
};

describe('the outcome of a rule', () => {
	const titles = ruleWith({ name: 'titles' });

	it('is failed with what it found', () => {
		expect(only(titles)).toMatchObject({ status: 'failed', occurrences: [{ message: 'found' }] });
	});

	it('is passed when it found nothing', () => {
		expect(only(titles, storeOf('<html><body>Flour'))).toMatchObject({
			status: 'passed',
			reason: null,
			occurrences: [],
		});
	});

	it('is information for an information rule, and not applicable if the rule has nothing to say', () => {
		const informing = ruleWith({ name: 'titles', class: 'information' });
		expect(only(informing).status).toBe('information');
		expect(only(informing, storeOf('<html><body>Flour')).status).toBe('not_applicable');
	});

	it('is not checked if a fact it reads is unknown, and gives the reason of the fact', () => {
		expect(only(titles, storeOf('<p>Flour</p>', {}, 'fragment'))).toMatchObject({
			status: 'not_checked',
			reason: 'fragment',
		});
	});

	it('is not checked if the rule needs a keyword and there is none, whatever else is unknown', () => {
		const needing = ruleWith({ name: 'titles', needs: ['keyword'] });
		expect(only(needing, storeOf('<p>Flour</p>', {}, 'fragment')).reason).toBe('no_keyword');
		const withKeyword = auditRequest({ geo: 'us', keywords: ['bread'] });
		expect(only(needing, storeOf(html), withKeyword).status).toBe('failed');
	});

	it('is what the rule says if it has nothing to measure or cannot know', () => {
		const saying = (ended: 'not_applicable' | { notChecked: string }) =>
			ruleWith({ name: 'titles', run: ending(() => ended) });
		expect(only(saying('not_applicable'))).toMatchObject({
			status: 'not_applicable',
			reason: null,
		});
		expect(only(saying({ notChecked: 'too_long' }))).toMatchObject({
			status: 'not_checked',
			reason: 'too_long',
		});
	});

	it.each([404, 204, 302])(
		'is not checked on a response with status %i, unless the rule judges the response',
		(status) => {
			const store = storeOf(html, { response: { status, headers: null } });
			expect(only(titles, store)).toMatchObject({ status: 'not_checked', reason: 'error_page' });
			const answer = ruleWith({
				name: 'answer',
				reads: ['response'],
				run: ending(() => undefined),
			});
			expect(only(answer, store).status).toBe('passed');
		},
	);

	it('keeps what was measured, whatever the verdict', () => {
		const measuring = ruleWith({
			name: 'titles',
			run: ending((_facts, { measure }) => {
				measure({ px: 640 });
				measure({ limit: 600 });
				return 'not_applicable';
			}),
		});
		expect(only(measuring).measured).toEqual({ px: 640, limit: 600 });
	});
});

describe('a rule that throws', () => {
	const cause = new TypeError('no such thing');
	const broken = ruleWith({
		name: 'broken',
		run: ending(() => {
			throw cause;
		}),
	});

	it('is not checked, is reported, and does not affect the other rules', () => {
		const errors: unknown[] = [];
		const context = {
			...request,
			onError: ({ name }: Rule, error: unknown) => errors.push([name, error]),
		};
		const results = runRules(
			planRules([broken, ruleWith({ name: 'titles' })]),
			storeOf(html),
			context,
		);
		expect(results.map(({ reason, status }) => [status, reason])).toEqual([
			['not_checked', 'rule_error'],
			['failed', null],
		]);
		expect(errors).toEqual([['broken', cause]]);
	});

	it('drops what it found before it threw', () => {
		const quiet = { ...request, onError: () => {} };
		expect(only(failingLate(cause), storeOf(html), quiet).occurrences).toEqual([]);
	});
});

describe('the memory of results', () => {
	function counted(overrides: Partial<Rule> = {}) {
		let runs = 0;
		const rule = ruleWith({
			name: 'counted',
			run: ending(() => {
				runs++;
				return undefined;
			}),
			...overrides,
		});
		return { rule, runs: () => runs };
	}

	it('does not re-run a rule whose facts are the same objects', () => {
		const { rule, runs } = counted();
		const memory = createRuleMemory();
		const store = storeOf(html);
		const [first] = runRules(planRules([rule]), store, request, memory);
		const [second] = runRules(planRules([rule]), store, request, memory);
		expect(runs()).toBe(1);
		expect(second).toBe(first);
	});

	it('re-runs a rule when a fact that it reads or may read changes', () => {
		const { rule, runs } = counted({ reads: ['titles'], mayRead: ['openGraph'] });
		const memory = createRuleMemory();
		const { facts, ...page } = fromHtml(html, {
			given: { url: null, declaredLanguage: null, response: null, robotsTxt: null },
			scope: 'document',
		});
		const run = (changed: object) =>
			runRules(
				planRules([rule]),
				createFactStore({ ...page, facts: { ...facts, ...changed } }, request),
				request,
				memory,
			);
		run({});
		run({ headings: [] });
		expect(runs()).toBe(1);
		run({ titles: [] });
		expect(runs()).toBe(2);
		run({ titles: [], openGraph: [] });
		expect(runs()).toBe(3);
	});

	it('does not reuse results for a different request', () => {
		const { rule, runs } = counted();
		const memory = createRuleMemory();
		const store = storeOf(html);
		runRules(planRules([rule]), store, request, memory);
		runRules(planRules([rule]), store, { ...request }, memory);
		expect(runs()).toBe(2);
	});
});
