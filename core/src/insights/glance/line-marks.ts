import type { ReportedRule } from '../../audit/report/report.ts';

/** The lines of the page at a glance, in order. */
export const glanceLines = [
	'title',
	'description',
	'h1',
	'canonical',
	'robots',
	'response',
	'language',
	'words',
	'headings',
	'links',
	'images',
	'data',
	'social',
	'dates',
	'vitals',
	'keywords',
] as const;

export type GlanceLine = (typeof glanceLines)[number];

/** `none`: nothing was measured. `note`: a hint that does not count. */
export type MarkState = 'fine' | 'note' | 'look' | 'wrong' | 'none';

export interface LineMark {
	readonly state: MarkState;
	/** The most important finding about the line; null if every rule about it passed. */
	readonly finding: ReportedRule | null;
}

type Judged = Pick<ReportedRule, 'name' | 'group'>;

/**
 * The lines of rules that do not belong to the line of their group, by name; the first match
 * counts.
 */
const byName: readonly (readonly [RegExp, GlanceLine])[] = [
	[/^keyword_/, 'keywords'],
	[/^(h1_|only_one_h1|main_visual_title)/, 'h1'],
	[/canonical|^later_pages/, 'canonical'],
	[/^(hreflang|html_lang)/, 'language'],
	[
		/^(http_status|redirect_|page_is_not_redirected|meta_refresh|page_uses_https|no_mixed)/,
		'response',
	],
	[/robots|noindex|snippet|crawlers|^page_is_(indexable|not_blocked)|^indexing_tags/, 'robots'],
	[/^(open_graph|social_preview)/, 'social'],
	[/^(dates_|publication_date|copyright_year)/, 'dates'],
	[/^(largest_|cumulative_|interaction_|server_responds|render_blocking|lcp_image)/, 'vitals'],
	[/^videos_have_structured_data/, 'data'],
];

const byGroup: Readonly<Partial<Record<ReportedRule['group'], GlanceLine>>> = {
	title: 'title',
	description: 'description',
	headings: 'headings',
	content: 'words',
	links: 'links',
	images: 'images',
	structured_data: 'data',
};

/** The line that a rule is about; null if it is about none of the lines. */
export function lineOfRule({ group, name }: Judged): GlanceLine | null {
	return byName.find(([names]) => names.test(name))?.[1] ?? byGroup[group] ?? null;
}

const states = { blocker: 'wrong', error: 'wrong', warning: 'look', note: 'note' } as const;

interface JudgedPage {
	readonly rules: readonly ReportedRule[];
	/** The most important first. */
	readonly findings: readonly ReportedRule[];
}

/** The mark of each line: that of its most important finding, or “fine” if a rule passed. */
export function lineMarks({ findings, rules }: JudgedPage): ReadonlyMap<GlanceLine, LineMark> {
	const marks = new Map<GlanceLine, LineMark>();
	for (const finding of findings) {
		const line = lineOfRule(finding);
		if (line && !marks.has(line)) marks.set(line, { state: states[finding.severity], finding });
	}
	for (const rule of rules) {
		const line = rule.status === 'passed' ? lineOfRule(rule) : null;
		if (line && !marks.has(line)) marks.set(line, { state: 'fine', finding: null });
	}
	return marks;
}
