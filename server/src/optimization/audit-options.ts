import { baseLanguage, parseGeo, ruleSetVersions } from '@plumbline/core';
import type { ParsedInputOf, reportOnHtml, reportOnPage } from '@plumbline/core/api';
import { invalidParameter } from '../http/problems/problem-error.ts';
import type { AuditTask } from '../pages/audits/audit-task.ts';
import { synonymsByKeyword } from '../pages/audits/synonyms-by-keyword.ts';

/** How many keywords a report suggests. */
export const mostSuggested = 10;

type HtmlInput = ParsedInputOf<typeof reportOnHtml>;
type PageInput = ParsedInputOf<typeof reportOnPage>;

/** The audit options of both endpoints, checked against what the engine supports. */
export function auditOptions(input: HtmlInput | PageInput): AuditTask['options'] {
	return {
		geo: knownGeo(input.geo),
		keywords: input.keyword ?? [],
		...knownSynonyms(input),
		...given({ textLanguage: knownLanguage(input.text_language) }),
		...given({ ruleSet: knownRuleSet(input.rule_set), locale: input.locale }),
		...given({ environment: input.environment }),
		...(input.details && { suggestKeywords: mostSuggested }),
	};
}

export function htmlAuditOptions(input: HtmlInput): AuditTask['options'] {
	const { url, title, description, scope } = input;
	return {
		...auditOptions(input),
		suggestKeywords: mostSuggested,
		...given({ url: absolute(url), title, description, scope }),
		...response(input),
	};
}

function response({ status, headers }: HtmlInput): Pick<AuditTask['options'], 'response'> {
	if (status === undefined && headers === undefined) return {};
	const lowerCase = headers?.map(([name, value]) => [name.toLowerCase(), value] as const);
	return { response: { status: status ?? null, headers: lowerCase ?? null } };
}

function knownGeo(geo: string): string {
	const known = parseGeo(geo);
	if (known !== null) return known;
	throw invalidParameter('geo', `“${geo}” is not a country of ISO 3166-1, such as us or jp.`);
}

function knownSynonyms({ keyword = [], synonym }: HtmlInput | PageInput) {
	if (synonym === undefined) return {};
	const read = synonymsByKeyword(synonym, keyword);
	if ('problem' in read) throw invalidParameter('synonym', read.problem);
	return read;
}

function knownLanguage(tag: string | undefined): string | undefined {
	if (tag === undefined || baseLanguage(tag) !== null) return tag;
	throw invalidParameter('text_language', `“${tag}” is not a language tag, such as en or pt-BR.`);
}

function knownRuleSet(version: string | undefined): string | undefined {
	if (version === undefined || ruleSetVersions.includes(version)) return version;
	const versions = ruleSetVersions.join(', ');
	throw invalidParameter('rule_set', `There is no rule set “${version}”. Rule sets: ${versions}.`);
}

function absolute(url: string | undefined): string | undefined {
	if (url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '')) return url;
	throw invalidParameter(
		'url',
		`“${url}” is not an absolute URL. Begin it with https:// or http://.`,
	);
}

/** Leaves out options that were not given. */
function given<Options extends Record<string, unknown>>(options: Options) {
	const entries = Object.entries(options).filter(([, value]) => value !== undefined);
	// The same options without the undefined ones.
	return Object.fromEntries(entries) as { [Name in keyof Options]?: NonNullable<Options[Name]> };
}
