import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Report } from '../audit/report/report.ts';
import type { Rule } from '../audit/rule.ts';
import { derivedFacts } from '../facts/derived/derived-facts.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { createBlockReader, type EditorPost } from '../read/blocks/from-blocks.ts';
import { allFixtures } from '../rules/all-fixtures.ts';
import type { Fixture } from '../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../rules/ordinary-page.ts';
import { rules } from '../rules/rules.ts';
import { auditHtmlPage, factsOfHtml } from './audit-html.ts';
import { createLiveAudit } from './live-audit.ts';

const files = await allFixtures();
const fixtures = files.flatMap(({ bad, good, rule, unjudged = {} }) =>
	Object.entries<Fixture>({ ...good, ...bad, ...unjudged }).map(
		([name, fixture]) => [`${rule.name}: ${name}`, fixture] as const,
	),
);

/** The same page in an editor: title and description in fields, the body as a block. */
function postOf(fixture: Fixture, { facts }: PageFacts): EditorPost {
	const body = /<body[^>]*>(.*?)(?:<\/body>|$)/s.exec(fixtureHtml(fixture))?.[1] ?? '';
	return {
		title: facts.titles?.[0]?.text ?? '',
		description: facts.descriptions?.[0]?.content ?? '',
		...(facts.url !== null && { url: facts.url }),
		...(facts.htmlTags?.[0]?.lang && { language: facts.htmlTags[0].lang }),
		blocks: [{ id: 'all', name: 'core/html', html: body }],
	};
}

/** Whether two facts are equal without node references, which differ between sources. */
function isAlike(one: unknown, other: unknown): boolean {
	if (!isObject(one) || !isObject(other)) return Object.is(one ?? null, other ?? null);
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...keys].every(
		(key) => key === 'node' || key === 'holder' || isAlike(one[key], other[key]),
	);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

interface Inputs {
	readonly needed: readonly string[];
	readonly helpful: readonly string[];
}

/** The original inputs of a fact or rule. */
function inputsOf({ mayRead, reads }: Pick<Rule, 'mayRead' | 'reads'>): Inputs {
	const needed = reads.map(inputsOfFact);
	const helpful = mayRead.map(inputsOfFact);
	return {
		needed: needed.flatMap((inputs) => inputs.needed),
		helpful: [
			...needed.flatMap((inputs) => inputs.helpful),
			...helpful.flatMap((inputs) => [...inputs.needed, ...inputs.helpful]),
		],
	};
}

function inputsOfFact(name: string): Inputs {
	const derivation = Object.entries(derivedFacts).find(([key]) => key === name)?.[1];
	return derivation ? inputsOf(derivation) : { needed: [name], helpful: [] };
}

const inputs = rules.map((rule) => ({ name: rule.name, ...inputsOf(rule) }));

const namesLanguage: ReadonlySet<string> = new Set(['htmlTags', 'declaredLanguage']);

function rulesWithSameFacts(one: PageFacts, other: PageFacts): readonly string[] {
	const there = new Map<string, unknown>(Object.entries(other.facts));
	const here = new Map<string, unknown>(Object.entries(one.facts));
	const compared = new Map<string, boolean>();
	const isSame = (name: string) => {
		const known = compared.get(name);
		if (known !== undefined) return known;
		const same = isAlike(here.get(name), there.get(name));
		compared.set(name, same);
		return same;
	};
	// The page or the host may name the language.
	const isAsHelpful = (name: string) =>
		namesLanguage.has(name) ||
		isSame(name) ||
		isDeepStrictEqual(here.get(name) ?? [], there.get(name) ?? []);
	return inputs
		.filter(({ helpful, needed }) => needed.every(isSame) && helpful.every(isAsHelpful))
		.map(({ name }) => name);
}

describe('an editor', () => {
	it('gives the same verdict as the document for every rule with the same facts', () => {
		const compared = new Set<string>();
		for (const [name, fixture] of fixtures) {
			const options = fixtureOptions(fixture);
			const {
				layout: _layout,
				loadedImages: _loadedImages,
				response: _response,
				robotsTxt: _robotsTxt,
				served: _served,
				vitals: _vitals,
				...given
			} = options;
			// An editor shows only what is already drawn, so the page counts as rendered too.
			const page = { ...factsOfHtml(fixtureHtml(fixture), given), source: 'rendered' } as const;
			const post = postOf(fixture, page);
			const same = rulesWithSameFacts(page, createBlockReader().page(post));
			const verdicts = (report: Report) =>
				report.rules
					.filter((rule) => same.includes(rule.name))
					.map((rule) => [rule.name, rule.status]);

			const editor = verdicts(createLiveAudit(options).update(post));
			const document = verdicts(auditHtmlPage(page, given));
			// Vitest's own comparison takes longer than both audits.
			if (!isDeepStrictEqual(editor, document)) expect(editor, name).toEqual(document);
			for (const [rule = ''] of editor) compared.add(rule);
		}
		// Titles, descriptions, headings, text, links, images: everything an editor contains.
		expect(compared.size).toBeGreaterThan(30);
		// Every fixture twice: more work than other tests on a busy machine.
	}, 180_000);
});
