import { createReadStream } from 'node:fs';
import type { ComparedPage } from '@plumbline/core';
import * as z from 'zod/mini';
import { ExpectedError, usageError } from '../../process/expected-error.ts';
import { fileProblem } from '../../process/file-problem.ts';
import { savedItems } from './saved-items.ts';

const ruleSchema = z.object({
	rule_name: z.string(),
	status: z._default(z.string(), 'failed'),
	superseded: z._default(z.boolean(), false),
	ignored: z.optional(z.boolean()),
	severity: z.enum(['blocker', 'error', 'warning', 'note']),
	message: z.string(),
	fix: z.string(),
	evidence: z.object({ url: z.string() }),
	occurrence_count: z.number(),
	occurrences: z.array(
		z.union([
			z.object({ message: z.string(), snippet: z.nullable(z.string()) }),
			z.pipe(
				z.string(),
				z.transform((message) => ({ message, snippet: null })),
			),
		]),
	),
});

type ComparedRule = ComparedPage['audit'][number];

/** In a report of several pages, these are not repeated in each of them. */
const textsSchema = z.object({
	rule_name: z.string(),
	fix: z._default(z.string(), ''),
	evidence: z._default(z.object({ url: z.string() }), { url: '' }),
});

const pageSchema = z.object({
	subject: z.string(),
	rule_set: z.string(),
	audit: z.array(z.looseObject({ rule_name: z.string() })),
	/** Only pages with it leave out the rules that found nothing. */
	not_checked: z.optional(
		z.union([z.number(), z.array(z.string()), z.record(z.string(), z.array(z.string()))]),
	),
});

/** The pages of a report that `audit --format json` or `--save-baseline` wrote. */
export async function savedReport(path: string): Promise<readonly ComparedPage[]> {
	const share = createRuleShare();
	const pages: ComparedPage[] = [];
	const texts = new Map<string, Pick<ComparedRule, 'evidence' | 'fix'>>();
	const unlisted = createUnlisted(texts);
	try {
		for await (const { list, value } of savedItems(createReadStream(path))) {
			if (list === 'unread') continue;
			if (list === 'rules') {
				const { rule_name: name, ...own } = z.parse(textsSchema, value);
				texts.set(name, own);
				continue;
			}
			const { audit, not_checked: unchecked, ...page } = z.parse(pageSchema, value);
			const rules = audit.map((rule) =>
				z.parse(ruleSchema, { ...texts.get(rule.rule_name), ...rule }),
			);
			const others = unchecked === undefined ? [] : unlisted(rules, unchecked);
			pages.push({ ...page, audit: [...rules.map(share), ...others] });
		}
		return pages;
	} catch (cause) {
		throw usageError(problemOf(path, cause), { cause });
	}
}

type Unchecked = NonNullable<z.infer<typeof pageSchema>['not_checked']>;

/** The rules that a page leaves out: they found nothing, or were not checked. */
function createUnlisted(texts: ReadonlyMap<string, unknown>) {
	const lists: (readonly string[])[] = [];
	const shared = new Map<string, ComparedRule>();

	function withStatus(name: string, status: 'passed' | 'not_checked'): ComparedRule {
		const key = `${status} ${name}`;
		const rule: ComparedRule = shared.get(key) ?? { ...silent, rule_name: name, status };
		shared.set(key, rule);
		return rule;
	}

	return (listed: readonly ComparedRule[], unchecked: Unchecked): readonly ComparedRule[] => {
		if (Array.isArray(unchecked)) lists.push(unchecked);
		const names = new Set(namesOf(unchecked));
		const known = new Set(listed.map((rule) => rule.rule_name));
		const left = [...texts.keys()].filter((name) => !known.has(name));
		return left.map((name) => withStatus(name, names.has(name) ? 'not_checked' : 'passed'));
	};

	function namesOf(unchecked: Unchecked): readonly string[] {
		if (typeof unchecked !== 'number')
			return Array.isArray(unchecked) ? unchecked : Object.values(unchecked).flat();
		const list = lists[unchecked];
		if (list === undefined) throw new ExpectedError('not_a_report', 'A list is missing.');
		return list;
	}
}

const silent = {
	superseded: false,
	severity: 'note',
	message: '',
	fix: '',
	evidence: { url: '' },
	occurrence_count: 0,
	occurrences: [],
} as const;

/**
 * Most rules have the same result on most pages: stored once, a large report takes little more
 * memory than its findings.
 */
function createRuleShare(): (rule: ComparedRule) => ComparedRule {
	const known = new Map<string, ComparedRule>();
	return (rule) => {
		if (rule.occurrences.length > 0) return rule;
		const key = JSON.stringify(rule);
		const same = known.get(key) ?? rule;
		known.set(key, same);
		return same;
	};
}

function problemOf(path: string, cause: unknown): string {
	const isUnreadable = cause instanceof Error && 'syscall' in cause;
	return isUnreadable
		? `The report “${path}” cannot be read: ${fileProblem(cause)}.`
		: `“${path}” is neither a baseline nor a report. Write one with “plumbline audit … --save-baseline ${path}”.`;
}
