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

/** `look`: it may hurt. `wrong`: it hurts. A value that no rule judges has no mark. */
export type MarkState = 'right' | 'look' | 'wrong' | 'unknown' | 'not_applicable';

export interface LineMark {
	readonly state: MarkState;
	/** The finding behind the mark; null without one. */
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

/** Rules that also judge what a second line shows. */
const alsoAbout: Readonly<Partial<Record<string, GlanceLine>>> = {
	image_links_have_alt_text: 'images',
};

/** The line that a rule is about; null if it is about none of the lines. */
export function lineOfRule({ group, name }: Judged): GlanceLine | null {
	return byName.find(([names]) => names.test(name))?.[1] ?? byGroup[group] ?? null;
}

/** All lines whose values a rule judges, that of its group first. */
export const linesOfRule = (rule: Judged): readonly GlanceLine[] =>
	[lineOfRule(rule), alsoAbout[rule.name]].filter((line) => line != null);

/** Rules about the very value that a line shows: it deserves a look, however little they weigh. */
const judgesValue =
	/^((title_tag|meta_description)_is_not_too_(long|short)|only_one_h1_tag|images_have_alt_attribute)$/;

interface JudgedPage {
	readonly rules: readonly ReportedRule[];
	/** The most important first. */
	readonly findings: readonly ReportedRule[];
}

/**
 * The mark of each line: that of its most important finding, or else what is known about its value.
 * Lines that no rule judges have none, nor have those with hints only.
 */
export function lineMarks(
	{ findings, rules }: JudgedPage,
	glance: PageGlance,
): ReadonlyMap<GlanceLine, LineMark> {
	const marks = new Map<GlanceLine, LineMark>();
	for (const finding of findings) {
		const state = states[finding.severity];
		if (!state) continue;
		for (const line of linesOfRule(finding)) {
			if (!marks.has(line)) marks.set(line, { state, finding });
		}
	}
	for (const [line, about] of Map.groupBy(rules, lineOfRule)) {
		if (line === null || marks.has(line)) continue;
		const finding = about.find(isAboutValue) ?? null;
		const state = finding ? 'look' : stateOfValue(line, about, glance);
		if (state) marks.set(line, { state, finding });
	}
	return marks;
}

const states = { blocker: 'wrong', error: 'wrong', warning: 'look', note: null } as const;

const isAboutValue = ({ isIgnored, isSuperseded, name, status }: ReportedRule) =>
	judgesValue.test(name) &&
	(status === 'failed' || status === 'information') &&
	!isIgnored &&
	!isSuperseded;

function stateOfValue(
	line: GlanceLine,
	about: readonly ReportedRule[],
	glance: PageGlance,
): MarkState | null {
	if (isDoubtful(line, glance)) return 'look';
	const isOnly = (...some: readonly ReportedRule['status'][]) =>
		about.every(({ status }) => some.includes(status));
	if (isUnknown(line, glance)) return 'unknown';
	// Without a keyword, none of its rules is checked.
	if (isOnly('not_checked')) return line === 'keywords' ? 'not_applicable' : 'unknown';
	if (isFine(isThere(line, glance), about)) return 'right';
	if (isOnly('passed', 'not_applicable')) return 'not_applicable';
	return isOnly('not_applicable', 'not_checked') ? 'unknown' : null;
}

/** The line itself shows what may hurt, wherever the finding about it is filed. */
function isDoubtful(line: GlanceLine, { canonical, images }: PageGlance): boolean {
	if (line === 'canonical') return canonical.leadsTo === 'other' || canonical.leadsTo === 'several';
	return line === 'images' && images !== null && images.withoutAlt > 0;
}

/** Whether a part of what the line shows is unknown. */
function isUnknown(line: GlanceLine, glance: PageGlance): boolean {
	const { canonical, language, response, robots, vitals } = glance;
	const areHeadersKnown = robots.header !== null;
	switch (line) {
		case 'canonical':
			return canonical.leadsTo === 'unknown' || !areHeadersKnown;
		case 'robots':
			return !areHeadersKnown || robots.isRobotsTxtKnown !== true;
		case 'response':
			return response.status === null;
		case 'language':
			return language.hreflangs === null || !areHeadersKnown;
		case 'vitals':
			return vitals === null || Object.values(vitals).some((value) => value === null);
		case 'dates':
		case 'data':
			return glance.dataTypes === null;
		case 'h1':
		case 'words':
		case 'headings':
		case 'links':
		case 'images':
		case 'social':
			return glance[line] === null;
		default:
			return false;
	}
}

/** Whether the line shows something that can be right: nothing absent or contradictory. */
function isThere(line: GlanceLine, glance: PageGlance): boolean {
	const { canonical, dates, headings, images, language, links, robots } = glance;
	switch (line) {
		case 'canonical':
			return canonical.leadsTo === 'self';
		case 'robots':
			return robots.isIndexed;
		case 'language':
			return language.declared !== null;
		case 'links':
			return links !== null && links.internal + links.external > 0;
		case 'images':
			return images !== null && images.all > 0;
		case 'dates':
			return dates.published !== null || dates.modified !== null;
		case 'data':
			return (glance.dataTypes?.length ?? 0) > 0;
		case 'headings':
			return headings?.some((count) => count > 0) ?? false;
		case 'h1':
		case 'social':
			return (glance[line]?.length ?? 0) > 0;
		case 'response':
		case 'vitals':
		case 'keywords':
			return true;
		default:
			return Boolean(glance[line]);
	}
}
