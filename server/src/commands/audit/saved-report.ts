import { createReadStream } from 'node:fs';
import type { ComparedPage } from '@plumbline/core';
import * as z from 'zod/mini';
import { usageError } from '../../process/expected-error.ts';
import { savedItems } from './saved-items.ts';

const ruleSchema = z.object({
	rule_name: z.string(),
	status: z.string(),
	superseded: z.boolean(),
	ignored: z.optional(z.boolean()),
	severity: z.enum(['blocker', 'error', 'warning', 'note']),
	message: z.string(),
	fix: z.string(),
	evidence: z.object({ url: z.string() }),
	occurrence_count: z.number(),
	occurrences: z.array(z.object({ message: z.string(), snippet: z.nullable(z.string()) })),
});

type ComparedRule = ComparedPage['audit'][number];

/** In a report of several pages, these are not repeated in each of them. */
const textsSchema = z.object({
	rule_name: z.string(),
	fix: z.string(),
	evidence: z.object({ url: z.string() }),
});

const pageSchema = z.object({
	subject: z.string(),
	rule_set: z.string(),
	audit: z.array(z.looseObject({ rule_name: z.string() })),
});

/** The pages of a report that `audit --format json` wrote. */
export async function savedReport(path: string): Promise<readonly ComparedPage[]> {
	const share = createRuleShare();
	const pages: ComparedPage[] = [];
	const texts = new Map<string, Pick<ComparedRule, 'evidence' | 'fix'>>();
	try {
		for await (const { kind, value } of savedItems(createReadStream(path))) {
			if (kind === 'rule') {
				const { rule_name: name, ...own } = z.parse(textsSchema, value);
				texts.set(name, own);
				continue;
			}
			const { audit, ...page } = z.parse(pageSchema, value);
			const rules = audit.map((rule) =>
				z.parse(ruleSchema, { ...texts.get(rule.rule_name), ...rule }),
			);
			pages.push({ ...page, audit: rules.map(share) });
		}
		return pages;
	} catch (cause) {
		throw usageError(problemOf(path, cause), { cause });
	}
}

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
		? `The report “${path}” cannot be read: ${cause.message}.`
		: `“${path}” is not a report. Write one with “plumbline audit … --format json > ${path}”.`;
}
