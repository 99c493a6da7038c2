import { isFine } from '../../audit/report/fine.ts';
import type { ReportedRule } from '../../audit/report/report.ts';
import type { PageGlance } from './page-glance.ts';

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
	/** The most important finding about the line. */
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

/**
 * The mark of each line: that of its most important finding, or “fine” if what the line shows is
 * known and right. All others have no mark.
 */
export function lineMarks(
	{ findings, rules }: JudgedPage,
	glance: PageGlance,
): ReadonlyMap<GlanceLine, LineMark> {
	const marks = new Map<GlanceLine, LineMark>();
	for (const finding of findings) {
		const line = lineOfRule(finding);
		if (line && !marks.has(line)) marks.set(line, { state: states[finding.severity], finding });
	}
	for (const [line, about] of Map.groupBy(rules, lineOfRule)) {
		if (line === null || marks.has(line) || !isFine(isKnownAndThere(line, glance), about)) continue;
		marks.set(line, { state: 'fine', finding: null });
	}
	return marks;
}

/** Whether the line shows something that can be right: nothing unknown, absent or contradictory. */
function isKnownAndThere(line: GlanceLine, glance: PageGlance): boolean {
	const { canonical, images, language, links, response, robots, vitals } = glance;
	const areHeadersKnown = robots.header !== null;
	switch (line) {
		case 'canonical':
			return canonical.leadsTo === 'self' && areHeadersKnown;
		case 'robots':
			return robots.isIndexed && areHeadersKnown && robots.isRobotsTxtKnown === true;
		case 'response':
			return response.status !== null;
		case 'language':
			return language.declared !== null && language.hreflangs !== null && areHeadersKnown;
		case 'links':
			return links !== null && links.internal + links.external > 0;
		case 'images':
			return images !== null && images.all > 0 && images.withoutAlt === 0;
		case 'vitals':
			return vitals !== null && Object.values(vitals).every((value) => value !== null);
		case 'dates':
			return glance.dates.published !== null || glance.dates.modified !== null;
		case 'data':
			return (glance.dataTypes?.length ?? 0) > 0;
		case 'headings':
			return glance.headings?.some((count) => count > 0) ?? false;
		case 'h1':
		case 'social':
			return (glance[line]?.length ?? 0) > 0;
		case 'keywords':
			return true;
		default:
			return Boolean(glance[line]);
	}
}
