import type { PageSummary, Report, ReportedRule, SummarizedPage } from '@plumbline/core';
import { isFinding, lowerSeverity } from '@plumbline/core';
import type { AuditResult } from '../../pages/audits/audit-task.ts';
import type { CrawlSettings } from '../settings.ts';
import { urlHash } from '../urls/url-identity.ts';
import { packData } from './packed-data.ts';
import type { PackedRule } from './packed-report.ts';
import { storedOccurrences } from './stored-occurrence.ts';

type Place = readonly [
	node: number,
	snippet: string | null,
	selector: string | null,
	line: number | null,
	column: number | null,
];
type Named = readonly [address: string, node: number | null];

/** The parts of a summary that have no column. */
export interface PageData {
	readonly isNoindex: boolean;
	readonly isHidden: boolean;
	readonly fingerprint: PageSummary['fingerprint'];
	readonly title: number | null;
	readonly description: number | null;
	readonly canonical: Named | null;
	readonly alternates: readonly Named[];
	readonly places: readonly Place[];
	/** Rules that failed, but that another finding covers or somebody ignores. */
	readonly hidden: readonly string[];
	/** Hashes of what the columns leave out, so that longer texts can be compared; absent if nothing. */
	readonly rests?: readonly [title: string, description: string];
	/** The verdicts that need the other pages, of a crawl that keeps reports and was judged. */
	readonly site?: readonly PackedRule[];
}

/** More of a text does not serve the tables. */
const longestText = 1000;

const restOf = (text = '') => (text.length > longestText ? urlHash(text.slice(longestText)) : '');

const nodeNumber = (node: unknown) => (typeof node === 'number' ? node : null);

/** The values of a page’s columns; links are added once their URLs have ids. */
export function pageColumns({ build, report, summarized }: AuditResult) {
	const summary = summarized?.summary ?? null;
	return {
		status: summary?.status ?? null,
		indexable: report.indexable,
		title: summary?.title?.text.slice(0, longestText) ?? null,
		description: summary?.description?.text.slice(0, longestText) ?? null,
		canonical: summary?.canonical?.address ?? null,
		language: report.language,
		page_type: report.pageType,
		shape: build?.shape ?? '',
		bytes: build?.bytes ?? 0,
		data: packData(pageData(summarized, report.rules)),
	};
}

function pageData(summarized: SummarizedPage | null, rules: readonly ReportedRule[]): PageData {
	const { places = [], summary = null } = summarized ?? {};
	const named = (pointer: { readonly address: string; readonly node: unknown }): Named => [
		pointer.address,
		nodeNumber(pointer.node),
	];
	const links = new Set(summary?.links.map(({ node }) => node));
	const rests = [restOf(summary?.title?.text), restOf(summary?.description?.text)] as const;
	return {
		isNoindex: summary?.isNoindex ?? false,
		isHidden: summary?.isHidden ?? false,
		fingerprint: summary?.fingerprint ?? null,
		title: nodeNumber(summary?.title?.node),
		description: nodeNumber(summary?.description?.node),
		canonical: summary?.canonical ? named(summary.canonical) : null,
		alternates: (summary?.alternates ?? []).map(named),
		places: places.flatMap(({ column, line, node, selector, snippet }) =>
			typeof node === 'number' && !links.has(node)
				? [[node, snippet, selector, line, column] as const]
				: [],
		),
		hidden: rules
			.filter((rule) => rule.status === 'failed' && !isFinding(rule))
			.map(({ name }) => name),
		...(rests.some((rest) => rest !== '') && { rests }),
	};
}

export interface FindingRow {
	readonly rule: string;
	readonly severity: ReportedRule['severity'];
	readonly count: number;
	readonly data: string;
}

/** Whether the settings ask for a rule. */
const isWanted = (name: string, { ignore, rules }: Pick<CrawlSettings, 'ignore' | 'rules'>) =>
	(rules === null || rules.includes(name)) && !ignore.includes(name);

export function findingRows(
	rules: Report['rules'],
	settings: Pick<CrawlSettings, 'ignore' | 'rules' | 'severities'>,
): readonly FindingRow[] {
	return rules
		.filter((rule) => isFinding(rule) && isWanted(rule.name, settings))
		.map((rule) => lowerSeverity(rule, settings.severities ?? {}))
		.map(({ name, occurrenceCount, occurrences, severity }) => ({
			rule: name,
			severity,
			count: occurrenceCount,
			data: packData(storedOccurrences(occurrences)),
		}));
}
